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
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(fromServer(event, PAGE));
  else if (url.pathname.includes("/assets/")) event.respondWith(fromBrowser(event));
  else if (isAtHand(url)) return; // for a day, which the server has told the browser
  else if (PICTURES.test(url.pathname)) event.respondWith(fromServer(event, request.url));
});

/** As it is now; as it was where the server cannot be reached. */
async function fromServer(event, name) {
  try {
    const reply = await fetch(event.request);
    if (reply.ok) event.waitUntil(keep(name, reply.clone()));
    return reply;
  } catch (error) {
    const kept = await caches.match(name);
    if (kept) return kept;
    throw error;
  }
}

/** The names of these files change with what is in them. */
async function fromBrowser(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const reply = await fetch(event.request);
  if (reply.ok) event.waitUntil(keep(event.request.url, reply.clone()));
  return reply;
}

// Writing takes long, and a board asks for hundreds of pictures again and again: each is written once while this
// worker lives, which is as long as somebody plays, and room is made now and then.
const written = new Set();
const isAtHand = (url) => url.pathname.endsWith(".svg") && written.has(url.href);

async function keep(name, reply) {
  if (written.has(name) && name !== PAGE) return;
  written.add(name);
  const kept = await caches.open(KEPT);
  await kept.put(name, reply);
  if (written.size % 50) return;
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
