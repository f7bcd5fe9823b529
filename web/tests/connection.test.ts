import { describe, expect, it } from "vitest";
import { backoff } from "../src/net/backoff";
import { Connection, type Ports, type Socket } from "../src/net/connection";
import { VERSION } from "../src/protocol";
import { stateMessage } from "./sample";

class FakeNet implements Ports {
  sockets: Socket[] = [];
  sent: Record<string, unknown>[] = [];
  timers: { at: number; then: () => void; off: boolean }[] = [];
  time = 0;
  open(): Socket {
    const socket: Socket = {
      send: (text) => this.sent.push(JSON.parse(text) as Record<string, unknown>),
      close: () => socket.onclose?.(),
      onopen: null,
      onclose: null,
      onmessage: null,
    };
    this.sockets.push(socket);
    return socket;
  }
  later(ms: number, then: () => void): () => void {
    const timer = { at: this.time + ms, then, off: false };
    this.timers.push(timer);
    return () => (timer.off = true);
  }
  now(): number {
    return this.time;
  }
  pass(ms: number): void {
    this.time += ms;
    for (const timer of this.timers.filter((t) => !t.off && t.at <= this.time)) {
      timer.off = true;
      timer.then();
    }
  }
  get last(): Socket {
    return this.sockets.at(-1)!;
  }
  say(message: unknown): void {
    this.last.onmessage?.({ data: JSON.stringify(message) });
  }
}

function joined() {
  const net = new FakeNet();
  const refused: string[] = [];
  const connection = new Connection("g", ["a", "b"], null, net, {
    changed: () => undefined,
    refused: (refusal) => refused.push(refusal.code),
    rematch: () => undefined,
  });
  connection.start();
  net.last.onopen?.();
  net.say(stateMessage({ seq: 4 }));
  return { net, connection, refused };
}

describe("a connection", () => {
  it("joins with all keys of this screen", () => {
    const { net, connection } = joined();
    expect(net.sent[0]).toMatchObject({ type: "join", game: "g", token: "a", tokens: ["b"] });
    expect(connection.link).toBe("open");
  });

  it("acts on the state it has seen", () => {
    const { net, connection } = joined();
    expect(connection.act("-")).toBe(true);
    expect(net.sent.at(-1)).toEqual({ type: "act", version: VERSION, game: "g", seq: 4, action: "-" });
  });

  it("comes back with growing pauses and sends nothing meanwhile", () => {
    const { net, connection } = joined();
    net.last.onclose?.();
    expect(connection.link).toBe("offline");
    expect(connection.act("-")).toBe(false);
    net.pass(1000);
    expect(net.sockets).toHaveLength(2);
    net.last.onopen?.();
    net.say(stateMessage({ seq: 7 }));
    expect(connection.link).toBe("open");
    expect(connection.state?.seq).toBe(7);
  });

  it("joins again when an update does not follow what it knows", () => {
    const { net, connection } = joined();
    net.say({
      type: "update",
      version: VERSION,
      game: "g",
      seq: 9,
      view: {},
      targets: [],
      can_undo: false,
      log: [],
      clock: null,
    });
    expect(connection.state?.seq).toBe(4);
    expect(net.sent.at(-1)).toMatchObject({ type: "join" });
  });

  it("gives up only when the server will not have it", () => {
    const { net, connection, refused } = joined();
    net.say({ type: "refused", seq: 4, code: "illegal", message: "no", rules: [], reasons: [], id: null });
    expect(refused).toEqual(["illegal"]);
    net.say({ type: "refused", seq: null, code: "bad-token", message: "who?", rules: [], reasons: [], id: null });
    expect(connection.ended?.code).toBe("bad-token");
    net.pass(60_000);
    expect(net.sockets).toHaveLength(1);
  });

  it("answers questions by their number", async () => {
    const { net, connection } = joined();
    const answer = connection.ask({ type: "farms" });
    net.say({ type: "farms", id: 1, farms: [] });
    expect((await answer)?.type).toBe("farms");
  });
});

describe("back-off", () => {
  it("doubles up to a limit", () => {
    const even = () => 0.5;
    expect([0, 1, 2, 9].map((n) => backoff(n, even))).toEqual([500, 1000, 2000, 15_000]);
  });
});
