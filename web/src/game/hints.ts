// What somebody who has not played much is told once in an ordinary game, when it first matters.
import type { Shelf } from "../net/kept";
import type { GameState } from "./state";

/** In the order in which they are told if several would fit; after them what sets say of their own actions and pieces. */
const HINTS = ["place", "follower", "farmer", "scored", "none-left", "final"] as const;
/** One of the above, or the id of a message of the server that has something to say to who meets it first. */
export type Hint = string;
/** Heard by who wants to hear no more. */
export const ALL: Hint = "*";

const KEY = "bastide.hints";

export function heard(shelf: Shelf = localStorage): ReadonlySet<string> {
  return new Set((shelf.getItem(KEY) ?? "").split(" ").filter(Boolean));
}

/** Never again this one; or, with `ALL`, none of them. */
export function keepHeard(hints: readonly Hint[], shelf: Shelf = localStorage): void {
  shelf.setItem(KEY, [...heard(shelf), ...hints].join(" "));
}

/** What fits the moment: only from what the server offers and tells; `says` knows which messages have words for it. */
export function hintsFor({ targets, yours, view, log }: GameState, says: (id: string) => boolean): Hint[] {
  const seat = typeof view.current === "number" && yours.includes(view.current) ? view.current : null;
  if (seat === null) return [];
  const deploys = targets.filter(({ kind, where }) => kind === "deploy" && where.type === "segment");
  const scored = log.some(({ events }) => events.some(({ sheet }) => sheet && (sheet.points[seat] ?? 0) > 0));
  const left = Object.values(view.unseen).reduce((sum, n) => sum + n, 0);
  const offered = targets.flatMap(({ kind, where }) => [
    `action-${kind}`,
    ...(where.type === "segment" && where.piece ? [`piece-${where.piece}`] : []),
  ]);
  const fits: Record<(typeof HINTS)[number], boolean> = {
    place: targets.some(({ where }) => where.type === "cell"),
    follower: deploys.length > 0,
    farmer: deploys.some(({ where }) => where.type === "segment" && where.feature === "field"),
    scored,
    "none-left": view.players[seat]?.supply.follower === 0,
    final: left <= 10,
  };
  return [...HINTS.filter((hint) => fits[hint]), ...new Set(offered.filter(says))];
}
