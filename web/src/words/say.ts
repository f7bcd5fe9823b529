// Decisions, events and scores in words.
import type { EventView, LogLine, SeatView, Sheet, ShownView, Target, View } from "../protocol";
import { spoken } from "./server.svelte";
import { named, t } from "./words.svelte";

export const seatName = (seats: readonly SeatView[], seat: number | null | undefined): string =>
  seat === null || seat === undefined ? t("chance") : (seats[seat]?.name ?? t("seat", { n: seat + 1 }));

export const featureName = (kind: string): string => named("feature", kind, spoken(kind.replaceAll("_", " ")));
export const pieceName = (kind: string): string => named("piece", kind, spoken(kind));

/** A sentence of the server that stands alone. */
export const sentence = (text: string): string => capital(spoken(text));

/** Which sets a game is played with. */
export const setupText = (setup: string): string =>
  setup.replace(/[a-z][a-z0-9-]*/g, (name) => spoken(name.replaceAll("-", " "))).replaceAll("+", ", ");

/** Something that lies beside a player or on the table, in words. */
export function shownText(thing: ShownView): string {
  const what = named("shown", thing.kind, spoken(thing.kind.replaceAll("-", " ")));
  if (thing.space !== null) return t("shown-on-space", { what, space: thing.space });
  if (thing.value) return t("shown-value", { what, value: thing.value });
  return thing.n > 1 ? t("shown-n", { what, n: thing.n }) : what;
}

/** What must be decided, in words. */
export function promptText(view: View): string {
  return named("step", view.step, sentence(view.prompt), { tile: view.tile ?? "" });
}

/** What choosing a target means, in words; other languages than the server's say it by kind and place. */
export function targetText(target: Target, among: readonly Target[] = []): string {
  const what = plainText(target);
  const twins = among.some((other) => other !== target && plainText(other) === what);
  const where = target.where;
  const spot = where.type === "segment" && twins ? where.spot : where.type === "corner" ? where.corner : null;
  return spot === null ? what : t("deploy-side", { what, side: named("spot", spot, spot) });
}

function plainText(target: Target): string {
  const where = target.where;
  if (where.type === "pass") return t("pass-plain");
  if (where.type === "segment" && target.kind === "deploy") {
    const { piece, feature, role } = where;
    if (role && piece === "follower") return named("role", role, sentence(role));
    if (feature) return t("deploy-on", { piece: capital(pieceName(piece ?? "follower")), feature: featureName(feature) });
  }
  if (where.type === "corner" && where.piece) return capital(pieceName(where.piece));
  return sentence(target.label);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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

/** A line of the log with its actor: from the events where they say it all, else in the server's words. */
export function lineText(line: LogLine, seats: readonly SeatView[]): string {
  const short = plainLine(line);
  return short === null || line.seat === null ? spoken(line.text) : `${seatName(seats, line.seat)} ${short}`;
}

/** The same under a heading that names the actor. */
export function shortText(line: LogLine): string {
  return plainLine(line) ?? sentence(line.text.replace(/^[^:]{1,40}: /, ""));
}

function plainLine(line: LogLine): string | null {
  const found = line.events.find((e) => e.type === "placed" || e.type === "deployed");
  if (found?.type === "placed") return t("log-placed");
  if (found) return t("log-deployed", { piece: pieceName(found.piece ?? "follower") });
  if (/ passes$/.test(line.text)) return t("log-passed");
  return null;
}

export function sheetTitle(sheet: Sheet): string {
  const id = sheet.final && !sheet.complete ? "sheet-final" : "sheet-complete";
  return capital(t(id, { feature: featureName(sheet.feature) }));
}
