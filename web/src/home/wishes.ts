// The form of a new game, without the form: what is chosen and what it means for the server.
import { optionsFor } from "../game/options";
import { formatSets, setsOf, type Copies } from "../game/setup";
import type { Favourite } from "./favourites";
import type { ClockChoice, NewGame, OptionInfo, SeatChoice, SetInfo, Sets } from "../protocol";

export interface SeatWish {
  kind: "human" | "ai" | "open";
  name: string;
  player: string;
  colour: number;
}
export interface Wishes {
  sets: ReadonlySet<string>;
  /** How many copies of a set, where there is more than one. */
  copies: Readonly<Record<string, number>>;
  options: Readonly<Record<string, string>>;
  preset: string;
  seats: readonly SeatWish[];
  first: number;
  clock: ClockChoice | null;
  assist: "full" | "some" | "none";
  listed: boolean;
  /** Whether anybody may join, where a seat is free. */
  open: boolean;
  /** Whether it counts. */
  rated: boolean;
  leaving: "computer" | "out";
  talk: "none" | "phrases" | "free";
}

/** Choosing a set takes away those it does not go with, and there is always one that stands alone. */
export function toggleSet(sets: ReadonlySet<string>, set: SetInfo, all: readonly SetInfo[]): Set<string> {
  const next = new Set(sets);
  if (next.has(set.name)) next.delete(set.name);
  else {
    next.add(set.name);
    for (const other of all) {
      if (set.excludes.includes(other.name) || other.excludes.includes(set.name)) next.delete(other.name);
    }
  }
  const alone = all.filter((s) => s.stands_alone);
  if (!alone.some((s) => next.has(s.name))) {
    const fallback = alone.find((s) => s.name !== set.name && !set.excludes.includes(s.name)) ?? alone[0];
    if (fallback) next.add(fallback.name);
  }
  return next;
}

/** As many sets as go together, in the server's order. */
export function everySet(all: readonly SetInfo[]): Set<string> {
  const next = new Set<string>();
  for (const set of all) {
    const clash = all.some(
      (other) => next.has(other.name) && (set.excludes.includes(other.name) || other.excludes.includes(set.name)),
    );
    if (!clash) next.add(set.name);
  }
  return next;
}

/** How long a game of two takes, as far as its sets say; further copies take as long as their tiles. */
export function minutesOf(all: readonly SetInfo[], chosen: readonly Copies[]): number {
  const minutes = chosen.reduce((sum, { name, copies }) => {
    const set = all.find((one) => one.name === name);
    return sum + (set ? set.minutes + ((copies - 1) * set.tiles) / TILES_A_MINUTE : 0);
  }, 0);
  return Math.max(5, Math.round(minutes / 5) * 5);
}
const TILES_A_MINUTE = 2;

/** What is chosen, as it is kept: its sets in the server's order. */
export const chosenGame = (wishes: Wishes, sets: readonly SetInfo[]): Favourite => ({
  sets: formatSets(
    sets.filter((s) => wishes.sets.has(s.name)).map(({ name }) => ({ name, copies: wishes.copies[name] ?? 1 })),
  ),
  preset: wishes.preset,
  options: { ...wishes.options },
});

/** A base game with one to four sets that go with it. */
export function surprise(all: readonly SetInfo[], random: () => number = Math.random): Favourite {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const chosen: SetInfo[] = [];
  const goes = (set: SetInfo) =>
    !chosen.some((one) => one === set || one.excludes.includes(set.name) || set.excludes.includes(one.name));
  const base = pick(all.filter((set) => set.stands_alone));
  if (base) chosen.push(base);
  for (let more = 1 + Math.floor(random() * 4); more > 0; more--) {
    const next = pick(all.filter((set) => !set.stands_alone && goes(set)));
    if (next) chosen.push(next);
  }
  const names = all.filter((set) => chosen.includes(set)).map(({ name }) => ({ name, copies: 1 }));
  return { sets: formatSets(names), preset: STANDARD, options: {} };
}

/** What differs from the official rules, after the preset. */
export function differences(wishes: Wishes, sets: Sets): { option: OptionInfo; value: string }[] {
  const merged = { ...sets.presets[wishes.preset], ...wishes.options };
  return optionsFor(sets.options, wishes.sets).flatMap((option) => {
    const value = merged[option.key];
    return value !== undefined && value !== option.default ? [{ option, value }] : [];
  });
}

/**
 * What another preset changes. One that is meant for a certain table lays it: sets, players and clock; its clock
 * goes when the preset does.
 */
export function withPreset(
  wishes: Wishes,
  preset: string,
  sets: Sets,
  newSeat: (n: number) => SeatWish,
): Partial<Wishes> {
  const table = sets.tables[preset];
  const change: Partial<Wishes> = { preset, options: {} };
  if (!table) return sets.tables[wishes.preset] ? { ...change, clock: null } : change;
  const seats = wishes.seats.slice(0, table.players);
  while (seats.length < table.players) seats.push({ ...newSeat(seats.length), colour: freeColour(seats) });
  return {
    ...change,
    sets: new Set(setsOf(table.sets).map(({ name }) => name)),
    copies: {},
    seats,
    first: wishes.first < seats.length ? wishes.first : 0,
    clock: { minutes: table.minutes, increment: 0, loses: true },
  };
}

/** A change of the form. Whoever changes sets or players of a preset that is meant for a certain table leaves it. */
export function changed(wishes: Wishes, change: Partial<Wishes>, sets: Sets): Wishes {
  const next = { ...wishes, ...change };
  const table = sets.tables[next.preset];
  const same = table?.sets === chosenGame(next, sets.sets).sets && table.players === next.seats.length;
  return !table || same ? next : { ...next, preset: STANDARD, options: {}, clock: null };
}
export const STANDARD = "current";

/** The clocks to choose from; whose time is up loses only where the other wins. */
export const clocksFor = (players: number): ClockChoice[] => [
  ...[5, 10, 20, 40].map((minutes) => ({ minutes, increment: 10, loses: false })),
  ...(players === 2 ? [{ minutes: 15, increment: 0, loses: true }] : []),
  ...[1, 3].map((minutes): ClockChoice => ({ minutes, per: "move" })),
  ...[1, 3].map((days): ClockChoice => ({
    minutes: days * DAY_MINUTES,
    per: "move",
    loses: players === 2,
    holidays: HOLIDAYS,
  })),
];
const DAY_MINUTES = 24 * 60;
/** Days off for everybody in a game by post. */
const HOLIDAYS = 14;
/** What tells clocks apart. */
export const clockKey = (clock: ClockChoice): string => `${clock.per ?? "game"} ${clock.minutes}`;

/** Somebody else takes the seat: a name that was only proposed goes, one that was written stays. */
export function withKind(
  seat: SeatWish,
  kind: SeatWish["kind"],
  player: string,
  proposed: Readonly<Record<SeatWish["kind"], string>>,
): SeatWish {
  const own = seat.name.trim() !== "" && seat.name !== proposed[seat.kind];
  return { ...seat, kind, player, name: own ? seat.name : proposed[kind] };
}

/** Every name once: who would be the second Ada is Ada 2. */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let n = 2; taken.has(free); n++) free = `${name} ${n}`;
    taken.add(free);
    return free;
  });
}

/** Whether a game can count: it is one of people who come by link, without computers. */
export const canRate = (seats: readonly SeatWish[]): boolean =>
  seats.some((seat) => seat.kind === "open") &&
  seats.filter((seat) => seat.kind === "human").length === 1 &&
  !seats.some((seat) => seat.kind === "ai");

/** The message for the server. Sets keep the order in which the server lists them. */
export function toNewGame(wishes: Wishes, sets: Sets): NewGame {
  const chosen = sets.sets
    .filter((s) => wishes.sets.has(s.name))
    .map(({ name }) => ({ name, copies: wishes.copies[name] ?? 1 }));
  const options: Record<string, string> = {};
  for (const option of optionsFor(sets.options, wishes.sets)) {
    const value = wishes.options[option.key];
    if (value !== undefined) options[option.key] = value;
  }
  const called = distinct(wishes.seats.map((seat, i) => seat.name.trim() || `${i + 1}`));
  return {
    setup: formatSets(chosen),
    options,
    preset: sets.presets[wishes.preset] && Object.keys(sets.presets[wishes.preset]!).length ? wishes.preset : null,
    seats: wishes.seats.map((seat, i): SeatChoice => ({
      kind: seat.kind,
      name: called[i] ?? "",
      player: seat.kind === "ai" ? seat.player : null,
      colour: seat.colour,
    })),
    first: wishes.first < 0 ? Math.floor(Math.random() * wishes.seats.length) : wishes.first,
    clock: wishes.clock,
    assist: wishes.rated && canRate(wishes.seats) && wishes.assist === "full" ? "some" : wishes.assist,
    listed: wishes.listed,
    leaving: wishes.leaving,
    talk: wishes.talk,
    waiting: wishes.seats.some((seat) => seat.kind === "open"),
    open: wishes.open && wishes.seats.some((seat) => seat.kind === "open"),
    rated: wishes.rated && canRate(wishes.seats),
  };
}

/** A colour nobody has yet. */
export function freeColour(seats: readonly SeatWish[]): number {
  const used = new Set(seats.map((s) => s.colour));
  return [0, 1, 2, 3, 4, 5].find((c) => !used.has(c)) ?? 0;
}

/** Give a seat a colour; whoever had it takes the old one. */
export function recolour(seats: readonly SeatWish[], index: number, colour: number): SeatWish[] {
  const old = seats[index]?.colour ?? 0;
  return seats.map((s, i) => (i === index ? { ...s, colour } : s.colour === colour ? { ...s, colour: old } : s));
}
