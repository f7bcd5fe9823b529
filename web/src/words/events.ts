// What happened, in words.
import type { Beat } from "../game/stage";
import { hasPieces, type GameState } from "../game/state";
import { isPass, unaskedOf } from "../game/story";
import type { EventView, LogLine, MessageView, PartView, Preview, SeatView } from "../protocol";
import { capital, featureName, seatName } from "./say";
import { formOf, spoken } from "./server.svelte";
import { isMessage } from "./speaker";
import { t } from "./words.svelte";

/** A line of the log with its actor. */
export function lineText(line: LogLine, seats: readonly SeatView[]): string {
  const short = act(line);
  if (short !== null && line.seat !== null) return `${seatName(seats, line.seat)} ${short}`;
  // The server names a tile that is drawn by its letter.
  const drawn = line.events.find((event) => event.type === "drawn");
  const text = drawn && line.seat === null ? `${seatName(seats, drawn.player)} ${t("log-drawn")}` : spoken(line.said);
  return [text, ...eventTexts(line, seats, null)].join(". ");
}

/** What the player did, under a heading with the name; null where what followed says it better. */
export function shortText(line: LogLine, seats: readonly SeatView[], around = line.events): string | null {
  if (isPass(line)) return null; // that nobody was sent shows by itself
  return act(line) ?? (eventTexts(line, seats, line.seat, around).length ? null : saidText(line));
}

function act(line: LogLine): string | null {
  const found = line.events.find((e) => e.type === "placed" || e.type === "deployed");
  if (found?.type === "placed") return t("log-placed");
  if (found) return formOf(found.said, "did");
  return isPass(line) ? t("log-passed") : null;
}

/** What was chosen, without the name of who chose it. */
function saidText({ said, events }: LogLine): string {
  const what: PartView = said.args.what !== undefined && isMessage(said.args.what) ? said.args.what : said;
  const points = events.find((e) => e.type === "points")?.points ?? 0;
  const parts = Object.values(what.args ?? {}).filter(isMessage);
  const done = [what, ...parts].map((part) => formOf(part, "did", { points })).find((text) => text !== null);
  return done ?? capital(formOf(what, "") ?? said.text);
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
    why: spoken(event.what as MessageView),
  });
}

/** What is told in other ways: by the line itself, by a sheet, by the scores. */
const ELSEWHERE = new Set(["turn", "drawn", "placed", "deployed", "scored", "points", "over"]);

/** An event in words; nothing where it goes without saying. */
export function eventText(event: EventView, seats: readonly SeatView[], by: number | null): string {
  if (ELSEWHERE.has(event.type)) return "";
  const text = formOf(event.said, "did");
  const nobody = typeof event.player !== "number";
  if (text === null || (nobody && by === null)) return capital(spoken(event.said));
  // What stands in brackets is nobody's doing.
  if (text.startsWith("(")) return by === null ? capital(text.slice(1, -1)) : text;
  return text && !nobody && event.player !== by ? `${seatName(seats, event.player)} ${text}` : text;
}

/** What a target would bring, for whoever decides; nothing if that is not known, or nothing. */
export function previewText(preview: Preview | undefined, { seats }: GameState, seat: number | null): string {
  if (!preview) return "";
  const now = Object.entries(preview.points).map(([who, n]) =>
    Number(who) === seat ? t("preview-now", { n }) : t("preview-other", { who: seatName(seats, Number(who)), n }),
  );
  if (now.length) return now.join(", ");
  if (preview.worth === undefined || preview.worth === null) return "";
  const { worth, finished, grows } = preview;
  if (finished === undefined || finished === null) return worth ? t("preview-worth", { n: worth }) : "";
  if (grows) return t("preview-finished-more", { n: worth, finished });
  return worth === finished ? t("worth-finished", { n: worth }) : t("preview-finished", { n: worth, finished });
}

/** What is being shown, in a line. */
export function captionOf({ line, events, rises, motion }: Beat, seats: readonly SeatView[]): string {
  const sheet = events[0]?.sheet;
  if (sheet) return t("told-scored", { feature: capital(featureName(sheet.feature)) });
  if (motion === "rise" && events[0]?.type === "points")
    return rises
      .filter(({ points }) => points > 0)
      .map(({ seat, points }) => t("told-points", { who: seatName(seats, seat), n: points }))
      .join(" · ");
  const told = events.map((event) => eventText(event, seats, null)).filter(Boolean);
  if (told.length) return [...new Set(told)].join(" · ");
  if (motion === "turn") return t("told-turn", { who: seatName(seats, events[0]?.player) });
  return motion === "draw"
    ? t("told-draw", { who: seatName(seats, events[0]?.player) })
    : lineText({ ...line, events: [...events] }, seats);
}
