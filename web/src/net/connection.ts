// One seat's line to the server. It joins again by itself; the state it holds is always one the server sent.
import {
  VERSION,
  type Act,
  type ClientMessage,
  type HintView,
  type Refused,
  type ServerMessage,
  type TalkLine,
} from "../protocol";
import { fromState, withPresence, withUpdate, type GameState } from "../game/state";
import { backoff } from "./backoff";

export type Link = "joining" | "open" | "offline" | "closed";

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export interface Ports {
  open(): Socket;
  later(ms: number, then: () => void): () => void;
  now(): number;
}

export type Refusal = Pick<Refused, "code" | "message" | "rules" | "reasons">;

export interface Listener {
  changed(): void;
  refused(refusal: Refusal): void;
  rematch(game: string): void;
  talk?(lines: readonly TalkLine[]): void;
}

/** A question without its number. */
export type Question =
  | { type: "explain"; action: Act["action"] }
  | { type: "feature"; at: [number, number]; spot: string }
  | { type: "farms" }
  | { type: "cell"; at: [number, number] }
  | { type: "hint"; depth: HintView["depth"]; instead: string[] }
  | { type: "previews"; actions: string[] };

type Waiting = (message: ServerMessage | null) => void;

/** Codes after which trying again cannot help. */
const FINAL = new Set<Refusal["code"]>(["no-game", "bad-token", "version"]);
const PING_EVERY = 20_000;
const SILENCE = 45_000;

export class Connection {
  state: GameState | null = null;
  link: Link = "joining";
  /** Why the server will not have us, once it has said so. */
  ended: Refusal | null = null;
  private socket: Socket | null = null;
  private attempt = 0;
  private heard = 0;
  private cancelTimers: (() => void)[] = [];
  private question = 0;
  private readonly waiting = new Map<number, Waiting>();
  private shut = false;

  constructor(
    readonly game: string,
    readonly tokens: readonly string[],
    readonly name: string | null,
    private readonly ports: Ports,
    private readonly listener: Listener,
  ) {}

  start(): void {
    if (this.shut) return;
    this.clearTimers();
    const socket = this.ports.open();
    this.socket = socket;
    socket.onopen = () => {
      this.heard = this.ports.now();
      this.join();
      this.beat();
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  stop(): void {
    this.shut = true;
    this.link = "closed";
    this.clearTimers();
    this.socket?.close();
    this.socket = null;
  }

  /** Try at once, as when the network comes back. */
  hurry(): void {
    if (this.link === "offline" && !this.shut && this.ended === null) {
      this.attempt = 0;
      this.start();
    }
  }

  act(action: Act["action"]): boolean {
    if (this.link !== "open" || this.state === null) return false;
    return this.post({ type: "act", version: VERSION, game: this.game, seq: this.state.seq, action });
  }

  undo(): boolean {
    if (this.link !== "open" || this.state === null) return false;
    return this.post({ type: "undo", version: VERSION, game: this.game, seq: this.state.seq });
  }

  /** Say something that is no decision of the game. */
  say(message: ClientMessage): boolean {
    return this.link === "open" && this.post(message);
  }

  /** Ask something that does not change the game; null when no answer came. */
  ask(question: Question): Promise<ServerMessage | null> {
    if (this.link !== "open") return Promise.resolve(null);
    const id = ++this.question;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.cancelTimers.push(this.ports.later(8_000, () => this.answer(id, null)));
      this.post({ ...question, id } as ClientMessage);
    });
  }

  private receive(message: ServerMessage): void {
    const now = this.ports.now();
    this.heard = now;
    switch (message.type) {
      case "state":
        this.state = fromState(message, now);
        this.joined();
        break;
      case "update": {
        const reduced = withUpdate(this.state, message, now);
        if ("gap" in reduced) this.rejoin();
        else {
          this.state = reduced.state;
          this.joined();
        }
        break;
      }
      case "presence":
        if (this.state) this.state = withPresence(this.state, message);
        this.listener.changed();
        break;
      case "explained":
      case "feature":
      case "farms":
      case "cell":
      case "hints":
      case "hint":
      case "previews":
        this.answer(message.id, message);
        break;
      case "refused":
        this.refuse(message);
        break;
      case "talk":
        this.listener.talk?.(message.lines);
        break;
      case "rematch":
        this.listener.rematch(message.game);
        break;
      case "bye":
        this.socket?.close();
        break;
      case "pong":
        break;
    }
  }

  private refuse(message: Refused): void {
    if (typeof message.id === "number") {
      this.answer(message.id, message);
      return;
    }
    if (FINAL.has(message.code)) {
      this.ended = message;
      this.stop();
      this.listener.changed();
    } else {
      if (message.code === "stale") this.rejoin();
      this.listener.refused(message);
    }
  }

  private joined(): void {
    this.link = "open";
    this.attempt = 0;
    this.listener.changed();
  }

  private join(): void {
    const [token = "", ...tokens] = this.tokens;
    this.post({ type: "join", version: VERSION, game: this.game, token, tokens, name: this.name });
  }

  private rejoin(): void {
    this.link = "joining";
    this.join();
    this.listener.changed();
  }

  private lost(): void {
    if (this.shut) return;
    this.socket = null;
    this.link = "offline";
    for (const id of [...this.waiting.keys()]) this.answer(id, null);
    this.clearTimers();
    this.cancelTimers.push(this.ports.later(backoff(this.attempt++), () => this.start()));
    this.listener.changed();
  }

  private beat(): void {
    this.cancelTimers.push(
      this.ports.later(PING_EVERY, () => {
        if (this.ports.now() - this.heard > SILENCE) this.socket?.close();
        else this.post({ type: "ping" });
        this.beat();
      }),
    );
  }

  private answer(id: number, message: ServerMessage | null): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.(message);
  }

  private post(message: ClientMessage): boolean {
    if (!this.socket) return false;
    try {
      this.socket.send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  private clearTimers(): void {
    for (const cancel of this.cancelTimers) cancel();
    this.cancelTimers = [];
  }
}
