// What happened, in words.
import { hasPieces, type GameState } from "../game/state";
import { isPass, unaskedOf } from "../game/story";
import type { EventView, LogLine, SeatView } from "../protocol";
import { ontoText, pieceName, seatName, sentence } from "./say";
import { spoken } from "./server.svelte";
import { named, t } from "./words.svelte";

/** A line of the log with its actor. */
export function lineText(line: LogLine, seats: readonly SeatView[]): string {
  const short = act(line);
  if (short !== null && line.seat !== null) return `${seatName(seats, line.seat)} ${short}`;
  // The server names a tile that is drawn by its letter.
  const drawn = line.events.find((event) => event.type === "drawn");
  const text = drawn && line.seat === null ? `${seatName(seats, drawn.player)} ${t("log-drawn")}` : spoken(line.text);
  return [text, ...eventTexts(line, seats, null)].join(". ");
}

/** What the player did, under a heading with the name; null where what followed says it better. */
export function shortText(line: LogLine, seats: readonly SeatView[], around = line.events): string | null {
  if (isPass(line)) return null; // that nobody was sent shows by itself
  return act(line) ?? (eventTexts(line, seats, line.seat, around).length ? null : saidText(line));
}

function act(line: LogLine): string | null {
  const found = line.events.find((e) => e.type === "placed" || e.type === "deployed");
  if (found?.type === "placed") return t("log-placed", { x: found.at?.[0] ?? 0, y: found.at?.[1] ?? 0 });
  if (found) return deployedText(found);
  return isPass(line) ? t("log-passed") : null;
}

/** A follower by what it is there: a knight in the city. */
function deployedText({ piece, feature: on }: EventView): string {
  const [kind, feature] = [piece ?? "follower", on ?? ""];
  const plain = t("log-deployed", { kind, piece: pieceName(kind), where: ontoText(feature) });
  return kind === "follower" ? named("log-follower", feature, plain) : plain;
}

function saidText(line: LogLine): string {
  const text = line.text.replace(/^[^:]{1,40}: /, "");
  return named("said", text, sentence(text), { points: line.events.find((e) => e.type === "points")?.points ?? 0 });
}

/** What followed from a line, as far as there are words for it; who is named unless it is `by`. Scores have their own sheets. */
export function eventTexts(
  line: LogLine,
  seats: readonly SeatView[],
  by: number | null,
  around = line.events,
): string[] {
  return line.events.flatMap((event) => (goesWithoutSaying(event, around) ? [] : eventText(event, seats, by) || []));
}

/** Whoever is scored comes home, and at the end everybody; whoever has nobody left sends nobody. */
export function goesWithoutSaying(event: EventView, around: readonly EventView[]): boolean {
  const from = [...(event.at ?? []), event.spot].join();
  if (event.type === "returned")
    return around.some(({ sheet }) => sheet && (sheet.final || sheet.spots.some((spot) => spot.join() === from)));
  return event.type === "unasked" && event.reason === "none-left";
}

/** Why a player of this screen was not asked about a figure; nothing if that was not so, or was said before the tile was laid. */
export function unaskedText({ log, yours, seats, view }: GameState): string {
  const event = unaskedOf(log, yours);
  if (!event || (event.reason === "none-left" && !hasPieces(view, event.player))) return "";
  return t("unasked", {
    own: yours.length > 1 ? "no" : "yes",
    who: seatName(seats, event.player),
    why: spoken(String(event.what)),
  });
}

/** An event in words; nothing where there are none. */
export function eventText(event: EventView, seats: readonly SeatView[], by: number | null): string {
  const text = named("did", event.type, "", words(event, seats));
  return text && typeof event.player === "number" && event.player !== by
    ? `${seatName(seats, event.player)} ${text}`
    : text;
}

function words(event: EventView, seats: readonly SeatView[]): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(event)) {
    if (key === "victim" || key === "owner") found[key] = seatName(seats, value as number);
    else if (key === "piece") found[key] = pieceName(String(value));
    else if (key === "what") found[key] = spoken(String(value));
    else if (typeof value === "number") found[key] = value;
    else if (typeof value === "string") found[key] = named("value", value, spoken(value.replaceAll("-", " ")));
  }
  return found;
}
