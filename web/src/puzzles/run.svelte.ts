// A puzzle as it is solved: the table at its position, the move that was tried, and what was said to it.
import { answerPuzzle, playPuzzle } from "../net/api";
import { UnkeptGame, type More } from "../net/unkept.svelte";
import type { PuzzleAnswer, PuzzleView, ServerMessage } from "../protocol";
import { problemText } from "../words/say";
import { currentLanguage } from "../words/words.svelte";
import { keepResult, puzzleBook, type Book } from "./kept";

export const gameOf = (puzzle: string): string => `puzzle.${puzzle}`;

export class PuzzleRun extends UnkeptGame {
  /** What was said to the whole move; null while it is being made. */
  answer = $state.raw<PuzzleAnswer | null>(null);
  book = $state.raw<Book>(puzzleBook());
  nudged = $state(false);
  private wrong = 0;
  readonly over = $derived.by((): boolean => (this.answer?.solution.length ?? 0) > 0);

  constructor(
    readonly puzzle: PuzzleView,
    /** The day whose puzzle it is. */
    readonly day: string | null,
  ) {
    super();
  }

  protected async post(actions: string[], more: More): Promise<ServerMessage> {
    const told = await playPuzzle(this.puzzle.id, { actions, names: this.puzzle.names, ...more });
    // A whole move is taken back beside the board, where it is judged.
    return "can_undo" in told ? { ...told, can_undo: told.can_undo && told.targets.length > 0 } : told;
  }

  protected async done(action: string): Promise<void> {
    if (this.answer || !(await this.play(action))) return;
    try {
      const said = await answerPuzzle(this.puzzle.id, { actions: [...this.actions], reveal: false }, currentLanguage());
      if (!said.complete) return;
      if (said.right) this.keep(this.wrong ? "later" : "first");
      else this.wrong++;
      this.answer = said;
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  back(): void {
    if (this.over) return;
    this.actions = this.answer ? [] : this.actions.slice(0, -1);
    this.answer = null;
    void this.show();
  }

  /** From the beginning. */
  again(): void {
    this.actions = [];
    this.answer = null;
    void this.show();
  }

  /** Tell the solution, lay it on the board, and compare it with what was tried last. */
  async reveal(): Promise<void> {
    const tried = this.answer ? [...this.actions] : [];
    try {
      const said = await answerPuzzle(this.puzzle.id, { actions: tried, reveal: true }, currentLanguage());
      this.keep("shown");
      this.actions = said.solution;
      this.answer = said;
      await this.show();
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  private keep(result: "first" | "later" | "shown"): void {
    this.book = keepResult(this.puzzle, result, this.day);
  }
}
