// A lesson as it goes: which step is shown, and what was played. The server keeps nothing of it.
import { getLesson, playLesson } from "../net/api";
import type { Ports } from "../net/connection";
import { UnkeptGame, type More } from "../net/unkept.svelte";
import type { LessonStepView, LessonView, ServerMessage } from "../protocol";
import type { At } from "../game/places";
import { SPEEDS } from "../game/stage";
import { settings } from "../ui/settings.svelte";
import { t } from "../words/words.svelte";
import { keepProgress, progressOf, type Progress } from "./kept";

const PREFIX = "lesson.";
const PAUSE = 900; // milliseconds before the other player does something

/** Other games that nobody keeps, by what speaks to the server for them. */
const others = new Map<string, Ports>();
export const lendTable = (game: string, ports: Ports): unknown => others.set(game, ports);

export const isLesson = (game: string): boolean => game.startsWith(PREFIX) || others.has(game);
export const gameOf = (lesson: string): string => PREFIX + lesson;

/** What speaks to the server for a game that is a lesson. */
export const lessonPorts = (game: string): Ports => others.get(game) ?? runOf(game.slice(PREFIX.length)).ports();

/** How much of the top, or of the left, of a small board the explanation takes, which cells it speaks of, and whether something is being shown there. */
export const lessonRoom = $state<{ top: number; left: number; signs: readonly At[]; playing: () => boolean }>({
  top: 0,
  left: 0,
  signs: [],
  playing: () => false,
});

const runs = new Map<string, LessonRun>();
export function runOf(name: string): LessonRun {
  const found = runs.get(name) ?? new LessonRun(name);
  runs.set(name, found);
  return found;
}

export class LessonRun extends UnkeptGame {
  lesson = $state.raw<LessonView | null>(null);
  at = $state(0);
  /** Something was done that the rules allow but the lesson did not mean. */
  astray = $state(false);
  readonly step = $derived<LessonStepView | null>(this.lesson?.steps[this.at] ?? null);
  readonly over = $derived(this.lesson !== null && this.at >= this.lesson.steps.length - 1);
  /** Whether there is only something to read. */
  readonly reading = $derived(this.step !== null && (this.step.do.length === 0 || this.step.by !== 0));
  private busy = false;

  constructor(readonly name: string) {
    super();
    const kept = progressOf(name);
    if (kept !== null && kept !== "done") this.resume(kept);
  }

  private resume({ actions, at }: Progress): void {
    this.actions = actions;
    this.at = at;
  }

  async load(): Promise<void> {
    this.lesson ??= await getLesson(this.name);
  }

  /** From the beginning. */
  restart(): void {
    this.resume({ actions: [], at: 0 });
    this.astray = false;
    this.keep();
    void this.show();
  }

  /** On from a step that was only to be read. */
  next(): void {
    if (!this.reading || this.over) return;
    this.go(this.at + 1);
  }

  /** Take back what led away. */
  back(): void {
    this.actions = this.actions.slice(0, -1);
    this.astray = false;
    void this.show();
  }

  protected override async joined(): Promise<void> {
    await this.load();
    await super.joined();
    this.act();
  }

  /** Whoever learns has decided something. */
  protected async done(action: string): Promise<void> {
    const meant = !this.astray && this.step?.by === 0 && this.step.do.includes(action);
    if (!(await this.play(action))) return;
    if (meant) this.go(this.at + 1);
    else this.astray = true;
  }

  private go(to: number): void {
    this.at = to;
    this.keep();
    this.act();
  }

  /** What the other player does is done for them; where there are words, it waits to be read. */
  private act(): void {
    const step = this.step;
    if (!step || step.by === 0 || !step.do.length || this.busy || this.played > this.at) return;
    this.busy = true;
    setTimeout(() => {
      void this.play(step.do[0]!).then((ok) => {
        this.busy = false;
        if (!ok) return;
        this.played = this.at + 1;
        this.keep();
        if (!step.say && !this.over) this.go(this.at + 1);
      });
    }, PAUSE * SPEEDS[settings.speed]);
  }
  /** The step after the last one that was done for the other player. */
  private played = 0;

  protected post(actions: string[], more: More): Promise<ServerMessage> {
    const names = [settings.name && settings.name !== "Bob" ? settings.name : t("you"), "Bob"];
    return playLesson(this.name, { actions, names, ...more });
  }

  private keep(): void {
    keepProgress(this.name, this.over ? "done" : { actions: [...this.actions], at: this.at });
  }
}
