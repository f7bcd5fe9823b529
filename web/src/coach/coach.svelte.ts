// What the coach says about the decision at hand, as deep as the player wants to know.
import type { Question } from "../net/connection";
import type { HintView, MessageView, ServerMessage } from "../protocol";

export type Depth = HintView["depth"];
type Ask = (question: Question) => Promise<ServerMessage | null>;

export class Coach {
  hint = $state.raw<HintView | null>(null);
  refusal = $state.raw<MessageView | null>(null);
  thinking = $state(false);
  /** The move that was asked about: why not this one? */
  instead = $state.raw<readonly string[]>([]);
  private asked = 0;

  constructor(
    private readonly ask: Ask,
    private readonly seq: () => number | undefined,
  ) {}

  readonly open = $derived(this.hint !== null || this.thinking || this.refusal !== null);

  async look(depth: Depth, instead: readonly string[] = []): Promise<void> {
    if (this.thinking) return;
    const seq = this.seq();
    const asked = ++this.asked;
    this.thinking = true;
    this.refusal = null;
    this.instead = instead;
    const answer = await this.ask({ type: "hint", depth, instead: [...instead] });
    if (asked !== this.asked) return; // closed meanwhile, or the game has gone on
    this.thinking = false;
    if (answer?.type === "hint" && answer.seq === seq) this.hint = answer.hint;
    else if (answer?.type === "refused") this.refusal = answer.message;
  }

  close(): void {
    this.asked += 1;
    this.hint = null;
    this.refusal = null;
    this.thinking = false;
    this.instead = [];
  }
}
