// A game that no server keeps: the page remembers what was played and sends all of it with each question. To the table
// it is a connection like any other.
import type { ClientMessage, ServerMessage, SoFar } from "../protocol";
import { problemText } from "../words/say";
import type { Ports, Socket } from "./connection";

/** What is asked of the server beside what was played. */
export type More = Pick<SoFar, "changed" | "ask">;

export abstract class UnkeptGame {
  problem = $state("");
  protected actions = $state.raw<readonly string[]>([]);
  private socket: Socket | null = null;

  /** Send what was played, and get what a table is told. */
  protected abstract post(actions: string[], more: More): Promise<ServerMessage>;
  /** Somebody at the table has decided something. */
  protected abstract done(action: string): Promise<void>;
  /** Take the last decision back. */
  abstract back(): void;

  /** The table is there. */
  protected async joined(): Promise<void> {
    await this.show();
  }

  ports(): Ports {
    return {
      open: () => this.open(),
      later: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      now: () => performance.now(),
    };
  }

  private open(): Socket {
    const socket: Socket = {
      send: (text) => void this.hear(JSON.parse(text) as ClientMessage),
      close: () => {},
      onopen: null,
      onclose: null,
      onmessage: null,
    };
    this.socket = socket;
    queueMicrotask(() => socket.onopen?.());
    return socket;
  }

  private async hear(message: ClientMessage): Promise<void> {
    if (message.type === "join") await this.joined();
    else if (message.type === "act" && typeof message.action === "string") await this.done(message.action);
    else if (message.type === "undo") this.back();
    else if (message.type === "ping") this.tell({ type: "pong" });
    else await this.request({ ask: { ...message } });
  }

  /** Play something; false, and nothing has changed, if that cannot be. */
  protected async play(action: string): Promise<boolean> {
    const before = this.actions;
    this.actions = [...before, action];
    const ok = await this.request({ changed: true });
    if (!ok) {
      this.actions = before;
      await this.show();
    }
    return ok;
  }

  /** Tell the table how things stand. */
  protected show(): Promise<boolean> {
    return this.request({});
  }

  /** The same without the table: the answer goes to whoever asks. */
  protected ask(question: Record<string, unknown>): Promise<ServerMessage> {
    return this.post([...this.actions], { ask: question });
  }

  private async request(more: More): Promise<boolean> {
    try {
      const told = await this.post([...this.actions], more);
      // Nobody else is connected; everybody sits there all the same.
      this.tell(told.type === "state" ? { ...told, connected: told.connected.map(() => true) } : told);
      this.problem = "";
      return true;
    } catch (error) {
      if (!more.ask) this.problem = problemText(error);
      return false;
    }
  }

  private tell(message: unknown): void {
    this.socket?.onmessage?.({ data: JSON.stringify(message) });
  }
}
