// A lesson as it goes: which step is shown, and what was played. The server keeps nothing of it.
import { getLesson, playLesson } from "../net/api";
import type { Ports, Socket } from "../net/connection";
import type { ClientMessage, LessonStepView, LessonView } from "../protocol";
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

/** How much of the top of a small board the explanation takes; and whether something is being shown there. */
export const lessonRoom = $state<{ top: number; playing: () => boolean }>({ top: 0, playing: () => false });

const runs = new Map<string, LessonRun>();
export function runOf(name: string): LessonRun {
  const found = runs.get(name) ?? new LessonRun(name);
  runs.set(name, found);
  return found;
}

export class LessonRun {
  lesson = $state.raw<LessonView | null>(null);
  at = $state(0);
  /** Something was done that the rules allow but the lesson did not mean. */
  astray = $state(false);
  problem = $state("");
  readonly step = $derived<LessonStepView | null>(this.lesson?.steps[this.at] ?? null);
  readonly over = $derived(this.lesson !== null && this.at >= this.lesson.steps.length - 1);
  /** Whether there is only something to read. */
  readonly reading = $derived(this.step !== null && (this.step.do.length === 0 || this.step.by !== 0));
  private actions: string[] = [];
  private socket: Socket | null = null;
  private busy = false;

  constructor(readonly name: string) {
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
    this.actions.pop();
    this.astray = false;
    void this.show();
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
    if (message.type === "join") {
      await this.load();
      await this.show();
      this.act();
    } else if (message.type === "act" && typeof message.action === "string") await this.done(message.action);
    else if (message.type === "undo") this.back();
    else if (message.type === "ping") this.tell({ type: "pong" });
    else await this.ask({ ...message });
  }

  /** Whoever learns has decided something. */
  private async done(action: string): Promise<void> {
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

  private async play(action: string): Promise<boolean> {
    this.actions = [...this.actions, action];
    const ok = await this.request({ changed: true });
    if (!ok) {
      this.actions = this.actions.slice(0, -1);
      await this.show();
    }
    return ok;
  }

  private show(): Promise<boolean> {
    return this.request({});
  }

  private ask(question: Record<string, unknown>): Promise<boolean> {
    return this.request({ ask: question });
  }

  private async request(more: { changed?: boolean; ask?: Record<string, unknown> }): Promise<boolean> {
    try {
      const names = [settings.name && settings.name !== "Bob" ? settings.name : t("you"), "Bob"];
      const told = await playLesson(this.name, { actions: this.actions, names, ...more });
      // Nobody else is connected to a lesson; both sit there all the same.
      this.tell(told.type === "state" ? { ...told, connected: told.connected.map(() => true) } : told);
      this.problem = "";
      return true;
    } catch (error) {
      if (!more.ask) this.problem = error instanceof Error ? error.message : String(error);
      return false;
    }
  }

  private tell(message: unknown): void {
    this.socket?.onmessage?.({ data: JSON.stringify(message) });
  }

  private keep(): void {
    keepProgress(this.name, this.over ? "done" : { actions: this.actions, at: this.at });
  }
}
