// Keeps the page and its pictures in the browser, so that it opens without a connection. Games are never kept: they are the server's.
const KEPT = "bastide-1";
const MOST = 800; // answers; the oldest go first
const PAGE = "./";
const PICTURES = /^\/api\/(tiles|pieces|tokens|marks|words|sets|rules|lessons)(\/|$)/;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.add(PAGE))
      .then(() => self.skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(fromServer(request, PAGE));
  else if (url.pathname.includes("/assets/")) event.respondWith(fromBrowser(request));
  else if (PICTURES.test(url.pathname)) event.respondWith(fromServer(request, request));
});

/** As it is now; as it was where the server cannot be reached. */
async function fromServer(request, name) {
  try {
    const reply = await fetch(request);
    if (reply.ok) await keep(name, reply.clone());
    return reply;
  } catch (error) {
    const kept = await caches.match(name);
    if (kept) return kept;
    throw error;
  }
}

/** The names of these files change with what is in them. */
async function fromBrowser(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) await keep(request, reply.clone());
  return reply;
}

async function keep(name, reply) {
  const kept = await caches.open(KEPT);
  await kept.put(name, reply);
  const names = await kept.keys();
  for (const old of names.slice(0, Math.max(0, names.length - MOST))) await kept.delete(old);
}

// It is somebody's turn who is away. Whoever looks at the page already sees it.
addEventListener("push", (event) => {
  const { title, body, game } = event.data.json();
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { body, tag: game, icon: "./icon-192.png", badge: "./icon-192.png" }),
      self.navigator.setAppBadge?.(),
    ]),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (windows) => {
      const [open] = windows;
      if (!open) return self.clients.openWindow("./#/mine");
      await open.focus();
      return open.navigate("./#/mine").catch(() => null);
    }),
  );
});
