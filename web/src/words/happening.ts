// What happened, in words.
import { isPass } from "../game/story";
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
export function shortText(line: LogLine, seats: readonly SeatView[]): string | null {
  if (isPass(line)) return null; // that nobody was sent shows by itself
  return act(line) ?? (eventTexts(line, seats, line.seat).length ? null : saidText(line.text.replace(/^[^:]{1,40}: /, "")));
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

const saidText = (text: string): string => named("said", text, sentence(text));

/** What followed from a line, as far as there are words for it; who is named unless it is `by`. Scores have their own sheets. */
export function eventTexts(line: LogLine, seats: readonly SeatView[], by: number | null): string[] {
  return line.events.flatMap((event) => (goesWithoutSaying(event, line) ? [] : eventText(event, seats, by) || []));
}

/** Whoever is scored comes home. */
export const goesWithoutSaying = (event: EventView, line: LogLine): boolean =>
  event.type === "returned" && line.events.some((e) => e.sheet);

/** An event in words; nothing where there are none. */
export function eventText(event: EventView, seats: readonly SeatView[], by: number | null): string {
  const text = named("did", event.type, "", words(event, seats));
  return text && typeof event.player === "number" && event.player !== by ? `${seatName(seats, event.player)} ${text}` : text;
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
