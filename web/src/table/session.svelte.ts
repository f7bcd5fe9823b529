// A game as this screen follows it: the server's state, and what the player has picked up or lit.
import { chosen, isNamed, listable, pick, placeOf, rotate, sortTargets, tilesOf, type Picked } from "../game/choices";
import { Coach } from "../coach/coach.svelte";
import { topOf } from "../game/geometry";
import { DARK, type At, type Light } from "../game/places";
import { decider, isOver, type GameState } from "../game/state";
import { isLesson, lessonPorts } from "../learn/run.svelte";
import { browserPorts } from "../net/browser";
import { Connection, type Link, type Refusal } from "../net/connection";
import type { Act, CellMessage, ClientMessage, Farm, FeatureMessage, Preview, ReasonView, Target } from "../protocol";
import { Talk } from "../talk/talk.svelte";
import { soundOf } from "../ui/recipes";
import { sounds } from "../ui/sound.svelte";
import { sentence } from "../words/say";
import { t } from "../words/words.svelte";
import { Staging } from "./staging.svelte";

/** The tile in one of its rotations, and what speaks against it. */
export interface WhyRotation {
  rotation: number;
  reasons: readonly ReasonView[];
}
export interface WhyNot {
  title: string;
  reasons: readonly ReasonView[];
  rules: readonly string[];
  rotations?: readonly WhyRotation[];
}

const reasonKey = (reasons: readonly ReasonView[]): string => reasons.map((reason) => reason.text).join("\n");

/** As many as the server tries out for one question. */
const MAX_PREVIEWS = 24;

export class Session {
  state = $state.raw<GameState | null>(null);
  link = $state<Link>("joining");
  ended = $state.raw<Refusal | null>(null);
  picked = $state.raw<Picked | null>(null);
  /** What is only pointed at. */
  tried = $state.raw<Picked | null>(null);
  /** How the player holds the tile, in quarter turns. */
  hand = $state(0);
  /** Several things to choose from at one place. */
  several = $state.raw<readonly Target[]>([]);
  light = $state.raw<Light>(DARK);
  why = $state.raw<WhyNot | null>(null);
  feature = $state.raw<FeatureMessage | null>(null);
  /** Which tiles fit the cell that somebody points at. */
  cell = $state.raw<CellMessage | null>(null);
  farms = $state.raw<readonly Farm[] | null>(null);
  /** What targets would bring, as far as that was asked, by the text of their action. */
  previews = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  sending = $state(false);
  nextGame = $state<string | null>(null);
  readonly talk: Talk;
  readonly coach: Coach = new Coach(
    (question) => this.connection.ask(question),
    () => this.state?.seq,
  );

  /** What happened is played one after the other; what may be chosen waits for that, or for a click that skips it. */
  readonly staging = new Staging((beat) => {
    const heard = soundOf(beat);
    if (heard) sounds.play(heard.sound, heard.points);
  });
  /** The game as it is shown. */
  readonly shown = $derived(this.staging.beat?.state ?? this.state);
  /** What may be chosen, on the board that is shown. */
  private readonly offered = $derived(
    this.state && this.link === "open" && !this.staging.playing ? this.state.targets : [],
  );
  readonly choices = $derived(sortTargets(this.offered));
  /** Places that have a button too: those at one place, or all if they are few. */
  readonly listed = $derived(
    this.several.length ? this.several : listable(this.choices, this.state?.view.last?.at ?? null),
  );
  /** Where words cannot tell places apart, numbers on the board and on the buttons do. */
  readonly numbers = $derived(
    new Map(
      tilesOf(this.listed) > 1 && !this.listed.every(isNamed)
        ? this.listed.map((target, i) => [target, i + 1] as const)
        : [],
    ),
  );
  readonly mine = $derived(this.offered.length > 0);
  readonly over = $derived(this.state !== null && isOver(this.state.view));
  readonly decider = $derived(this.state ? decider(this.state.view) : null);

  private readonly connection: Connection;
  private readonly asked = new Set<string>();

  constructor(
    readonly game: string,
    readonly tokens: readonly string[],
    name: string | null,
  ) {
    this.talk = new Talk(game);
    this.connection = new Connection(game, tokens, name, isLesson(game) ? lessonPorts(game) : browserPorts(), {
      changed: () => this.changed(),
      refused: (refusal) => this.refused(refusal),
      rematch: (next) => (this.nextGame = next),
      talk: (lines) => this.talk.take(lines, this.connection.state?.yours ?? []),
    });
    this.connection.start();
  }

  close(): void {
    this.staging.skip();
    this.connection.stop();
  }

  hurry(): void {
    this.connection.hurry();
  }

  /** Put the tile down in a place to be confirmed: as the player holds it if that is legal, else in a legal rotation. */
  pickAt(options: readonly Target[]): void {
    this.why = null;
    this.several = [];
    this.picked = pick(options, this.rotation());
    this.tried = null;
  }

  /** Point at a place, or at none. */
  tryAt(options: readonly Target[] | null): void {
    this.tried = options && !this.picked ? pick(options, this.hand) : null;
  }

  /** How the tile is shown now. */
  rotation(): number {
    const where = chosen(this.picked ?? this.tried)?.where;
    return where?.type === "cell" ? where.turn : this.hand;
  }

  rotate(by = 1): void {
    if (this.picked) this.picked = rotate(this.picked, by);
    else if (this.tried) this.tried = rotate(this.tried, by);
    else if (this.choices.cells.size) this.hand = (this.hand + by + 4) % 4;
    this.hand = this.rotation();
  }

  drop(): void {
    this.picked = null;
    this.tried = null;
    this.several = [];
    this.why = null;
    this.cell = null;
  }

  confirm(): void {
    const target = chosen(this.picked);
    if (target) this.choose(target);
  }

  choose(target: Target): void {
    if (this.sending) return;
    this.sending = this.connection.act(target.text);
    this.several = [];
  }

  undo(): void {
    this.connection.undo();
  }

  /** Something that is no decision of the game: who sits where, and whatever else people do at a table. */
  say(message: ClientMessage): void {
    this.why = null;
    this.connection.say(message);
  }

  async explain(title: string, action: Act["action"]): Promise<void> {
    const answer = await this.connection.ask({ type: "explain", action });
    if (answer?.type === "explained" && !answer.legal) {
      this.why = { title, reasons: answer.reasons, rules: answer.reasons.flatMap((r) => r.rules) };
      this.light = { cells: answer.reasons.flatMap((r) => r.places), spots: [] };
    } else if (answer?.type === "refused") {
      this.why = { title, reasons: answer.reasons, rules: answer.rules };
    }
  }

  /** Why the tile in hand fits a place in no rotation; as it is held now comes first. */
  async explainCell(at: At): Promise<void> {
    const rotations = this.state?.view.tile_turns ?? [];
    const held = Math.max(0, rotations.indexOf(this.rotation()));
    const order = [...rotations.slice(held), ...rotations.slice(0, held)];
    const answers = await Promise.all(
      order.map((rotation) =>
        this.connection.ask({ type: "explain", action: { type: "place", at, top: topOf(rotation) } }),
      ),
    );
    const found = order.flatMap((rotation, i): WhyRotation[] => {
      const answer = answers[i];
      return answer?.type === "explained" && !answer.legal ? [{ rotation, reasons: answer.reasons }] : [];
    });
    if (!found.length || found.length < order.length) return; // the game has gone on
    const same = found.every(({ reasons }) => reasonKey(reasons) === reasonKey(found[0]!.reasons));
    const reasons = same ? found[0]!.reasons : [];
    this.why = { title: t("why-not-here"), reasons, rules: [], rotations: same ? [] : found };
    this.light = { cells: [at, ...found.flatMap((way) => way.reasons.flatMap((reason) => reason.places))], spots: [] };
  }

  async askFeature(at: At, spot: string): Promise<FeatureMessage | null> {
    const answer = await this.connection.ask({ type: "feature", at, spot });
    return answer?.type === "feature" ? answer : null;
  }

  async askCell(at: At): Promise<void> {
    const answer = await this.connection.ask({ type: "cell", at });
    if (answer?.type === "cell") this.cell = answer;
  }

  /** Ask what some targets would bring; the server carries them out on a copy of the game. */
  async askPreviews(targets: readonly Target[]): Promise<void> {
    if (this.state?.assist !== "full") return;
    const seq = this.state.seq;
    const actions = targets.map((target) => target.text).filter((text) => !this.asked.has(text));
    if (!actions.length || actions.length > MAX_PREVIEWS) return;
    for (const text of actions) this.asked.add(text);
    const answer = await this.connection.ask({ type: "previews", actions });
    if (answer?.type !== "previews" || this.state?.seq !== seq) return;
    const found = actions.flatMap((text, i) => {
      const preview = answer.previews[i];
      return preview ? [[text, preview] as const] : [];
    });
    this.previews = new Map([...this.previews, ...found]);
  }

  async toggleFarms(): Promise<void> {
    if (this.farms) {
      this.farms = null;
      return;
    }
    const answer = await this.connection.ask({ type: "farms" });
    if (answer?.type === "farms") this.farms = answer.farms;
  }

  /** Pick a target up without sending it. */
  showTarget(target: Target): void {
    const place = placeOf(target);
    if (place === null) return;
    if (place.spot === null) {
      const options = this.choices.cells.get(`${place.at[0]},${place.at[1]}`) ?? [target];
      this.picked = { at: place.at, options, index: Math.max(0, options.indexOf(target)) };
    } else this.picked = { at: place.at, options: [target], index: 0 };
  }

  private changed(): void {
    const before = this.state;
    this.link = this.connection.link;
    this.ended = this.connection.ended;
    this.state = this.connection.state;
    if (before?.seq !== this.state?.seq && !before?.room) this.staging.tell(before, this.state);
    if (before?.seq !== this.state?.seq || this.link !== "open") {
      this.picked = null;
      this.tried = null;
      this.hand = 0;
      this.several = [];
      this.why = null;
      this.sending = false;
      this.light = DARK;
      this.feature = null;
      this.cell = null;
      this.farms = null;
      this.coach.close();
      this.asked.clear();
      this.previews = new Map();
    }
  }

  private refused(refusal: Refusal): void {
    this.sending = false;
    this.why = {
      title: refusal.reasons.length ? t("not-allowed") : sentence(refusal.message),
      reasons: refusal.reasons,
      rules: refusal.rules,
    };
  }
}
