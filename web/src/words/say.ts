// Decisions, events and scores in words.
import type { EventView, LogLine, SeatView, Sheet, Target, View } from "../protocol";
import { currentLanguage, named, t } from "./words.svelte";

export const seatName = (seats: readonly SeatView[], seat: number | null | undefined): string =>
  seat === null || seat === undefined ? t("chance") : (seats[seat]?.name ?? t("seat", { n: seat + 1 }));

export const featureName = (kind: string): string => named("feature", kind);
export const pieceName = (kind: string): string => named("piece", kind);

/** What must be decided, in words. */
export function promptText(view: View): string {
  return named("step", view.step, view.prompt, { tile: view.tile ?? "" });
}

/** What choosing a target means, in words; other languages than the server's say it by kind and place. */
export function targetText(target: Target): string {
  const where = target.where;
  if (where.type === "pass") return t("pass-plain");
  if (currentLanguage() === "en") return target.label;
  if (where.type === "segment" && target.kind === "deploy") {
    const kind = /\b(city|road|cloister|farm|field|garden|shrine)\b/.exec(target.label)?.[1];
    if (kind) return t("deploy-on", { piece: pieceName(where.piece ?? "follower"), feature: featureName(kind) });
  }
  return named("choice", target.label, target.label);
}

/** The passing button says what passing means in this step. */
export const passText = (view: View): string => named("pass", view.step, t("pass-plain"));

/** One event in words, or null where it is not worth a line. */
export function eventText(event: EventView, seats: readonly SeatView[]): string | null {
  const who = seatName(seats, event.player);
  switch (event.type) {
    case "placed":
      return t("event-placed", { who, tile: event.tile ?? "" });
    case "deployed":
      return t("event-deployed", { who, piece: pieceName(event.piece ?? "follower") });
    case "returned":
      return t("event-returned", { who, piece: pieceName(event.piece ?? "follower") });
    case "discarded":
      return t("event-discarded", { tile: event.tile ?? "" });
    case "scored":
      return event.sheet ? sheetTitle(event.sheet) : null;
    case "points":
      return t("event-points", { who, points: event.points ?? 0, score: event.score ?? 0 });
    case "over":
      return t("event-over");
    default:
      return null;
  }
}

/** A line of the log: the server's own words in English, else the events. */
export function lineText(line: LogLine, seats: readonly SeatView[]): string {
  if (currentLanguage() === "en" || line.events.length === 0) return line.text;
  const parts = line.events
    .filter((e) => e.type !== "scored" && e.type !== "points")
    .map((e) => eventText(e, seats))
    .filter((text) => text !== null);
  return parts.length ? parts.join("; ") : line.text;
}

export function sheetTitle(sheet: Sheet): string {
  const id = sheet.final && !sheet.complete ? "sheet-final" : "sheet-complete";
  return t(id, { feature: featureName(sheet.feature) });
}

export const lineOfSheet = (what: string): string => named("line", what, what);
