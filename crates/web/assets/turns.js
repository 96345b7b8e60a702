// Where this person is awaited: one stream for all pages of a browser. A shared worker runs it, or, where there is none, the page that
// holds the lock runs it for the others (holdfast.js).

const LATER = 60_000;

// Begins to listen. What comes is told as a list of tables. What is returned takes the words of pages: one that comes, or comes back,
// says "hello"; "anew", that its reader may have become somebody else; "bye", that it goes.
export function listen(tell) {
  let source = null;
  let awaited = null;

  function open() {
    if (source && source.readyState !== EventSource.CLOSED) return;
    source = new EventSource("/turns");
    source.addEventListener("turns", (event) => {
      awaited = JSON.parse(event.data);
      tell(awaited);
    });
    // A stream that cannot be had is asked for again only if it has once been there: nobody is awaited who is unknown.
    source.onerror = () => {
      if (awaited && source.readyState === EventSource.CLOSED) setTimeout(open, LATER);
    };
  }

  return (word) => {
    if (word === "bye") return;
    if (word === "anew") source?.close();
    if (awaited) tell(awaited);
    open();
  };
}

if ("SharedWorkerGlobalScope" in self) {
  const pages = new Set();
  const hear = listen((awaited) => {
    for (const page of pages) page.postMessage(awaited);
  });
  self.onconnect = ({ ports: [page] }) => {
    page.onmessage = ({ data: word }) => {
      if (word === "bye") return pages.delete(page);
      pages.add(page);
      hear(word);
    };
  };
}
