// People, things and scores in words.
import { placeOf } from "../game/choices";
import { setsOf } from "../game/setup";
import { catalogue } from "../look/catalogue.svelte";
import type { MessageView, OptionInfo, SeatView, SetInfo, Sheet, ShownView, Target, View } from "../protocol";
import { ApiError } from "../net/api";
import { formOf, nameOf, spoken, wordOf } from "./server.svelte";
import { t } from "./words.svelte";

export const seatName = (seats: readonly SeatView[], seat: number | null | undefined): string =>
  seat === null || seat === undefined ? t("chance") : (seats[seat]?.name ?? t("seat", { n: seat + 1 }));

export const featureName = (kind: string): string => nameOf("segment", kind);
/** Where a piece is put: on the road, in the city. */
export const ontoText = (feature: string): string =>
  formOf({ id: `segment-${feature}` }, "on") ?? t("on-other", { feature: featureName(feature) });
export const pieceName = (kind: string): string => nameOf("piece", kind);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A message that stands alone, as a sentence. */
export const sentence = (message: MessageView): string => capital(spoken(message));

/** Why something is refused, beside the board, which lights up the places. */
export const reasonText = (reason: MessageView): string => capital(formOf(reason, "here") ?? spoken(reason));

/** What went wrong, in words. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return capital(error instanceof Error ? error.message : String(error));
  return error.code === "offline" ? t("offline") : sentence(error.said);
}

/** Something that lies beside a player or on the table, in words. */
export function shownText(thing: ShownView): string {
  const what = nameOf("token", thing.kind);
  if (thing.space !== null) return t("shown-on-space", { what, space: thing.space });
  if (thing.value) return t("shown-value", { what, value: thing.value });
  return thing.n > 1 ? t("shown-n", { what, n: thing.n }) : what;
}

/** Whether the number beside a thing is more than how many there are. */
export const isMore = ({ space, value }: ShownView): boolean => space !== null || value > 0;

/** The number beside a thing and, unless there is no room, what it means; of what is only counted the picture tells enough. */
export function besideText(thing: ShownView, short = false): string {
  const n = thing.space ?? (thing.value || thing.n);
  if (short || !isMore(thing)) return String(n);
  return formOf({ id: `token-${thing.kind}` }, "beside", { n }) ?? shownText(thing);
}

/** The sets of a game, as they are called everywhere; of many only the first are named. */
export function setupText(setup: string, most = 3, sets: readonly SetInfo[] | undefined = catalogue()?.sets): string {
  if (!sets) return ""; // on the way
  const names = setsOf(setup).map(({ name, copies }) => {
    const title = nameOf("set", name);
    return copies > 1 ? t("shown-n", { what: title, n: copies }) : title;
  });
  const more = names.length - most;
  return names.slice(0, more === 1 ? most + 1 : most).join(" + ") + (more > 1 ? t("and-more", { n: more }) : "");
}

/** What there is to choose, in a word: only followers on the tile just laid, pieces there, pieces anywhere, other things too or instead. */
function offer(view: View, targets: readonly Target[]): string {
  const all = targets.filter((target) => target.where.type !== "pass");
  if (!all.some(({ kind, where }) => kind === "deploy" || where.type === "corner")) return "instead";
  if (all.some((target) => target.kind !== "deploy")) return "other";
  if (all.some((target) => placeOf(target)?.at.join() !== view.last?.at.join())) return "anywhere";
  return all.every(({ where }) => where.type === "segment" && where.piece === "follower") ? "follower" : "piece";
}

/** What must be decided, in words. */
export const promptText = (view: View, targets: readonly Target[]): string =>
  formOf(view.prompt, "ask", { offer: offer(view, targets) }) ?? sentence(view.prompt);

/** The passing button says what passing means in this step. */
export const passText = (view: View, targets: readonly Target[]): string =>
  wordOf(`pass-${view.step}`, { offer: offer(view, targets) }) ?? t("pass-plain");

export function sheetTitle(sheet: Sheet): string {
  const id = sheet.complete ? "sheet-complete" : sheet.final ? "sheet-final" : "sheet-early";
  return capital(t(id, { feature: featureName(sheet.feature) }));
}

/** A value of an option; a number says itself. */
export const valueText = (key: string, value: string): string =>
  /^\d+$/.test(value) ? value : nameOf("option", `${key}-${value}`);

/** What a rule is with this value of an option, as a sentence; its name and the value where nobody wrote one. */
export function ruleText(option: OptionInfo, value: string): string {
  const key = option.key.replaceAll("_", "-");
  return (
    formOf({ id: `option-${key}-${value}` }, "sentence") ??
    (/^\d+$/.test(value) ? formOf({ id: `option-${key}` }, "sentence", { value: Number(value) }) : null) ??
    `${sentence(option.title)}: ${valueText(option.key, value)}`
  );
}
