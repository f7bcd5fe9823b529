// Trying a rule: the position of its board at a table, and what is to be done there. The server keeps nothing of it.
import { playBoard } from "../net/api";
import type { Ports, Socket } from "../net/connection";
import type { ClientMessage, RuleBoardView, ServerMessage, SoFar } from "../protocol";
import { problemText } from "../words/say";

export const gameOf = (rule: string): string => `board.${rule}`;

export class Practice {
  /** How many of the decisions to be tried have been made. */
  at = $state(0);
  /** Something else was done. */
  astray = $state(false);
  /** What the rules forbid has been tried. */
  refused = $state(false);
  problem = $state("");
  private actions = $state.raw<readonly string[]>([]);
  private socket: Socket | null = null;

  constructor(
    readonly id: string,
    readonly board: RuleBoardView,
  ) {}

  /** What is to be done next; null when everything has been tried. */
  readonly next = $derived.by((): string | null => this.board.do[this.at] ?? null);
  readonly over = $derived.by((): boolean => this.refused || this.next === null);
  readonly begun = $derived.by((): boolean => this.actions.length > 0 || this.refused);
  private get forbidden(): boolean {
    return this.board.refused && this.at === this.board.do.length - 1;
  }

  /** Do the next thing for whoever does not want to. */
  async show(): Promise<void> {
    const action = this.next;
    if (action === null) return;
    if (this.forbidden) await this.explain(action);
    else await this.done(action);
  }

  /** Ask the rules about what they should forbid. */
  private async explain(action: string): Promise<void> {
    try {
      const told = await this.post({ ask: { type: "explain", id: 0, action } });
      this.refused = told.type === "explained" && !told.legal;
      this.problem = "";
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  restart(): void {
    this.actions = [];
    this.at = 0;
    this.astray = this.refused = false;
    void this.request({});
  }

  /** Take back what led away. */
  back(): void {
    this.actions = this.actions.slice(0, -1);
    this.at = Math.min(this.at, this.actions.length);
    this.astray = false;
    void this.request({});
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
    if (message.type === "join") await this.request({});
    else if (message.type === "act" && typeof message.action === "string") await this.done(message.action);
    else if (message.type === "undo") this.back();
    else if (message.type === "ping") this.tell({ type: "pong" });
    else await this.request({ ask: { ...message } });
  }

  private async done(action: string): Promise<void> {
    const before = this.actions;
    const meant = action === this.next && !this.astray;
    const afterwards = this.next === null;
    this.actions = [...before, action];
    if (!(await this.request({ changed: true }))) {
      this.actions = before;
      await this.request({});
    } else if (meant) this.at++;
    else this.astray = !afterwards;
  }

  private post(more: Partial<SoFar>): Promise<ServerMessage> {
    return playBoard(this.id, { actions: [...this.actions], names: this.board.names, ...more });
  }

  private async request(more: Partial<SoFar>): Promise<boolean> {
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
