// A table whose game the server does not keep: it is told what was played, and says what follows.
import type { Ports, Socket } from "../net/connection";
import type { ClientMessage, ServerMessage, SoFar } from "../protocol";
import { problemText } from "../words/say";

export abstract class Borrowed {
  problem = $state("");
  protected actions = $state.raw<readonly string[]>([]);
  private socket: Socket | null = null;

  /** Tell the server what was played, and something more. */
  protected abstract post(more: Partial<SoFar>): Promise<ServerMessage>;
  /** Whoever sits at the table has decided something. */
  protected abstract done(action: string): Promise<void>;
  /** Take the last decision back. */
  abstract back(): void;

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
    if (message.type === "join") await this.request({});
    else if (message.type === "act" && typeof message.action === "string") await this.done(message.action);
    else if (message.type === "undo") this.back();
    else if (message.type === "ping") this.tell({ type: "pong" });
    else await this.request({ ask: { ...message } });
  }

  /** Play an action; if the server does not take it, nothing has happened. */
  protected async play(action: string): Promise<boolean> {
    const before = this.actions;
    this.actions = [...before, action];
    if (await this.request({ changed: true })) return true;
    this.actions = before;
    await this.request({});
    return false;
  }

  protected async request(more: Partial<SoFar>): Promise<boolean> {
    try {
      const told = await this.post(more);
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
