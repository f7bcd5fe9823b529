// A game as this screen follows it: the server's state, and what the player has picked up or lit.
import { chosen, isNamed, listable, pick, placeOf, rotate, sortTargets, tilesOf, type Picked } from "../game/choices";
import { topOf } from "../game/geometry";
import { DARK, type At, type Light } from "../game/places";
import { decider, isOver, type GameState } from "../game/state";
import { browserPorts } from "../net/browser";
import { Connection, type Link, type Refusal } from "../net/connection";
import type { Act, Farm, FeatureMessage, ReasonView, Target } from "../protocol";
import { sentence } from "../words/say";
import { t } from "../words/words.svelte";

/** The tile in one of its turns, and what speaks against it. */
export interface WhyTurn {
  turn: number;
  reasons: readonly ReasonView[];
}
export interface WhyNot {
  title: string;
  reasons: readonly ReasonView[];
  rules: readonly string[];
  turns?: readonly WhyTurn[];
}

const reasonKey = (reasons: readonly ReasonView[]): string => reasons.map((reason) => reason.text).join("\n");

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
  farms = $state.raw<readonly Farm[] | null>(null);
  hints = $state.raw<readonly (number | null)[] | null>(null);
  /** What the computer would choose. */
  best = $state.raw<Target | null>(null);
  sending = $state(false);
  nextGame = $state<string | null>(null);

  readonly choices = $derived(sortTargets(this.state && this.link === "open" ? this.state.targets : []));
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
  readonly mine = $derived(this.state !== null && this.state.targets.length > 0);
  readonly over = $derived(this.state !== null && isOver(this.state.view));
  readonly decider = $derived(this.state ? decider(this.state.view) : null);

  private readonly connection: Connection;

  constructor(
    readonly game: string,
    readonly tokens: readonly string[],
    name: string | null,
  ) {
    this.connection = new Connection(game, tokens, name, browserPorts(), {
      changed: () => this.changed(),
      refused: (refusal) => this.refused(refusal),
      rematch: (next) => (this.nextGame = next),
    });
    this.connection.start();
  }

  close(): void {
    this.connection.stop();
  }

  hurry(): void {
    this.connection.hurry();
  }

  /** Put the tile down in a place to be confirmed: as the player holds it if that is legal, else in a legal turn. */
  pickAt(options: readonly Target[]): void {
    this.why = null;
    this.several = [];
    this.picked = pick(options, this.turn());
    this.tried = null;
  }

  /** Point at a place, or at none. */
  tryAt(options: readonly Target[] | null): void {
    this.tried = options && !this.picked ? pick(options, this.hand) : null;
  }

  /** How the tile is shown now. */
  turn(): number {
    const where = chosen(this.picked ?? this.tried)?.where;
    return where?.type === "cell" ? where.turn : this.hand;
  }

  rotate(by = 1): void {
    if (this.picked) this.picked = rotate(this.picked, by);
    else if (this.tried) this.tried = rotate(this.tried, by);
    else if (this.choices.cells.size) this.hand = (this.hand + by + 4) % 4;
    this.hand = this.turn();
  }

  drop(): void {
    this.picked = null;
    this.tried = null;
    this.several = [];
    this.why = null;
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

  async explain(title: string, action: Act["action"]): Promise<void> {
    const answer = await this.connection.ask({ type: "explain", action });
    if (answer?.type === "explained" && !answer.legal) {
      this.why = { title, reasons: answer.reasons, rules: answer.reasons.flatMap((r) => r.rules) };
      this.light = { cells: answer.reasons.flatMap((r) => r.places), spots: [] };
    } else if (answer?.type === "refused") {
      this.why = { title, reasons: answer.reasons, rules: answer.rules };
    }
  }

  /** Why the tile in hand fits a place in no turn; as it is held now comes first. */
  async explainCell(at: At): Promise<void> {
    const turns = this.state?.view.tile_turns ?? [];
    const held = Math.max(0, turns.indexOf(this.turn()));
    const order = [...turns.slice(held), ...turns.slice(0, held)];
    const answers = await Promise.all(
      order.map((turn) => this.connection.ask({ type: "explain", action: { type: "place", at, top: topOf(turn) } })),
    );
    const found = order.flatMap((turn, i): WhyTurn[] => {
      const answer = answers[i];
      return answer?.type === "explained" && !answer.legal ? [{ turn, reasons: answer.reasons }] : [];
    });
    if (!found.length || found.length < order.length) return; // the game has gone on
    const same = found.every(({ reasons }) => reasonKey(reasons) === reasonKey(found[0]!.reasons));
    const reasons = same ? found[0]!.reasons : [];
    this.why = { title: t("why-not-here"), reasons, rules: [], turns: same ? [] : found };
    this.light = { cells: [at, ...found.flatMap((way) => way.reasons.flatMap((reason) => reason.places))], spots: [] };
  }

  async askFeature(at: At, spot: string): Promise<FeatureMessage | null> {
    const answer = await this.connection.ask({ type: "feature", at, spot });
    return answer?.type === "feature" ? answer : null;
  }

  async toggleFarms(): Promise<void> {
    if (this.farms) {
      this.farms = null;
      return;
    }
    const answer = await this.connection.ask({ type: "farms" });
    if (answer?.type === "farms") this.farms = answer.farms;
  }

  async askHints(): Promise<void> {
    const seq = this.state?.seq;
    const answer = await this.connection.ask({ type: "hints" });
    if (answer?.type === "hints" && answer.seq === seq) {
      this.hints = answer.hints;
      this.why = null;
      this.light = DARK;
      let best = -1;
      answer.hints.forEach((hint, i) => {
        if (hint !== null && (best < 0 || hint > (answer.hints[best] ?? -Infinity))) best = i;
      });
      this.best = this.state?.targets[best] ?? null;
      if (this.best) this.showTarget(this.best);
    }
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
    if (before?.seq !== this.state?.seq || this.link !== "open") {
      this.picked = null;
      this.tried = null;
      this.hand = 0;
      this.several = [];
      this.why = null;
      this.sending = false;
      this.light = DARK;
      this.feature = null;
      this.farms = null;
      this.hints = null;
      this.best = null;
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
