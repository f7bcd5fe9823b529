// Trying a rule: the position of its board at a table, and what is to be done there. The server keeps nothing of it.
import { Borrowed } from "../learn/borrowed.svelte";
import { playBoard } from "../net/api";
import type { RuleBoardView, ServerMessage, SoFar } from "../protocol";
import { problemText } from "../words/say";

export const gameOf = (rule: string): string => `board.${rule}`;

export class Practice extends Borrowed {
  /** How many of the decisions to be tried have been made. */
  at = $state(0);
  /** Something else was done. */
  astray = $state(false);
  /** What the rules forbid has been tried. */
  refused = $state(false);

  constructor(
    readonly id: string,
    readonly board: RuleBoardView,
  ) {
    super();
  }

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

  protected async done(action: string): Promise<void> {
    const meant = action === this.next && !this.astray;
    const afterwards = this.next === null;
    if (!(await this.play(action))) return;
    if (meant) this.at++;
    else this.astray = !afterwards;
  }

  protected post(more: Partial<SoFar>): Promise<ServerMessage> {
    return playBoard(this.id, { actions: [...this.actions], names: this.board.names, ...more });
  }
}
