// Shows a page of its own where the server cannot be reached. Nothing else is kept: what a table shows comes from the server.

const KEPT = "offline";
const PAGE = "/offline";

async function keep() {
  const kept = await caches.open(KEPT);
  const page = await fetch(PAGE, { cache: "no-store" });
  if (!page.ok) return;
  const styles = [...(await page.clone().text()).matchAll(/"(\/assets\/[^"]+\.css\?v=[^"]+)"/g)].map(([, address]) => address);
  for (const old of await kept.keys()) await kept.delete(old);
  await kept.put(PAGE, page);
  await kept.addAll(styles);
}

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const kept = () => caches.open(KEPT).then((pages) => pages.match(request.mode === "navigate" ? PAGE : request));
  const style = request.destination === "style";
  if (request.method !== "GET" || (request.mode !== "navigate" && !style)) return;
  event.respondWith(fetch(request).catch(async (error) => (await kept()) ?? Promise.reject(error)));
});
