// Keeps the page of puzzles for use without a network. It handles no other page.
const NAME = "cubewright-puzzle";
self.addEventListener("install", event => {
  event.waitUntil(caches.open(NAME).then(kept => kept.add("puzzle.html")));
  self.skipWaiting();
});
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", event => {
  const page = new URL("puzzle.html", self.location);
  const asked = new URL(event.request.url);
  if (asked.origin !== page.origin || asked.pathname !== page.pathname) return;
  event.respondWith(fetch(event.request).then(answer => {
    if (answer.ok) {
      const copy = answer.clone();
      event.waitUntil(caches.open(NAME).then(kept => kept.put("puzzle.html", copy)));
    }
    return answer;
  }).catch(() => caches.open(NAME).then(kept => kept.match("puzzle.html"))));
});
