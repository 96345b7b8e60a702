// Makes a passkey, or comes back by one: asks the server for a challenge, has the browser answer it, and posts the answer as the form
// it stands in. Where the browser knows no passkeys, the form stays hidden.

const form = document.getElementById("passkey");
const { does, challenge } = form.dataset;
const [button, said] = [form.querySelector("button"), form.querySelector("[role=alert]")];

const read = {
  create: (options) => PublicKeyCredential.parseCreationOptionsFromJSON(options),
  get: (options) => PublicKeyCredential.parseRequestOptionsFromJSON(options),
};

function say(text) {
  said.textContent = text;
  said.hidden = !text;
}

// Browsers do not say whether somebody cancelled, waited too long, or has no passkey here.
function reason(error, late) {
  switch (error.name) {
    case "InvalidStateError":
      return "known";
    case "NotAllowedError":
    case "AbortError":
      return late ? "late" : "cancelled";
    case "ConstraintError":
    case "NotSupportedError":
      return "none";
    default:
      return "failed";
  }
}

async function answer() {
  const asked = await fetch(challenge, { method: "POST", headers: { accept: "application/json" } });
  const { options, sealed, error } = await asked.json();
  if (!asked.ok) return say(error);
  const until = performance.now() + options.timeout;
  try {
    const credential = await navigator.credentials[does]({ publicKey: read[does](options) });
    form.elements.sealed.value = sealed;
    form.elements.answer.value = JSON.stringify(credential);
  } catch (error) {
    return say(form.dataset[reason(error, performance.now() >= until)]);
  }
  form.submit();
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (button.ariaBusy) return;
  button.ariaBusy = "true";
  say("");
  try {
    await answer();
  } catch {
    say(form.dataset.failed);
  } finally {
    button.ariaBusy = null;
  }
});

if (window.PublicKeyCredential?.parseCreationOptionsFromJSON) {
  form.hidden = false;
  form.closest("section").hidden = false;
}
