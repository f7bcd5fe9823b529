// The service worker, with a browser of our own around it.
import { beforeEach, expect, test, vi } from "vitest";
import SOURCE from "../public/sw.js?raw";

const SITE = "https://play.example";
type Fetched = { request: { url: string; method: string; mode: string }; answer?: Promise<Response> };

let kept: Map<string, Response>;
let listed = 0;
let fetched: (path: string, mode?: string) => Promise<Response | undefined>;
const server = vi.fn<(request: { url: string }) => Promise<Response>>();

beforeEach(() => {
  kept = new Map();
  listed = 0;
  server.mockReset();
  server.mockImplementation(async () => new Response("drawn"));
  const store = {
    put: async (name: string, reply: Response) => void kept.set(name, reply),
    keys: async () => (listed++, [...kept.keys()]),
    delete: async (name: string) => kept.delete(name),
  };
  const caches = { open: async () => store, match: async (name: string) => kept.get(name)?.clone() };
  const handlers = new Map<string, (event: unknown) => void>();
  const listen = (kind: string, handler: (event: unknown) => void) => handlers.set(kind, handler);
  new Function("addEventListener", "caches", "fetch", "location", "self", SOURCE)(
    listen,
    caches,
    server,
    { origin: SITE },
    {},
  );
  fetched = async (path, mode = "no-cors") => {
    const event: Fetched = { request: { url: SITE + path, method: "GET", mode } };
    const later: Promise<unknown>[] = [];
    handlers.get("fetch")!({
      ...event,
      respondWith: (answer: Promise<Response>) => (event.answer = answer),
      waitUntil: (work: Promise<unknown>) => later.push(work),
    });
    const answer = await event.answer;
    await Promise.all(later);
    return answer;
  };
});

test("a picture is written once; after that the browser has it at hand", async () => {
  expect(await (await fetched("/api/tiles/base/A.svg?turn=1"))?.text()).toBe("drawn");
  expect([...kept.keys()]).toEqual([`${SITE}/api/tiles/base/A.svg?turn=1`]);
  expect(await fetched("/api/tiles/base/A.svg?turn=1")).toBeUndefined(); // not the worker's business
  expect(await fetched("/api/tiles/base/A.svg?turn=2")).toBeDefined();
});

test("room is made now and then, not at every picture", async () => {
  for (let n = 0; n < 120; n++) await fetched(`/api/tiles/base/A.svg?turn=0&seed=${n}`);
  expect(kept.size).toBe(120);
  expect(listed).toBe(2);
});

test("what was kept is there when the server is not, and the page is always the newest", async () => {
  server.mockImplementationOnce(async () => new Response("old page"));
  await fetched("/", "navigate");
  server.mockImplementationOnce(async () => new Response("new page"));
  await fetched("/", "navigate");
  await fetched("/api/sets");
  server.mockRejectedValue(new TypeError("no connection"));
  expect(await (await fetched("/", "navigate"))?.text()).toBe("new page");
  expect(await (await fetched("/api/sets"))?.text()).toBe("drawn");
  await expect(fetched("/api/words/de")).rejects.toThrow("no connection");
});

test("games are never kept", async () => {
  expect(await fetched("/api/games/abc")).toBeUndefined();
  expect(server).not.toHaveBeenCalled();
});
