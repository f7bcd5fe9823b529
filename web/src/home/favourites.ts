// Games that somebody likes: their sets and rules, kept in this browser.
import type { Shelf } from "../net/kept";

export interface Favourite {
  /** The sets as in a setup. */
  sets: string;
  preset: string;
  options: Record<string, string>;
}

const KEY = "bastide.favourites";
const MOST = 12;

export const isSame = (one: Favourite, other: Favourite): boolean =>
  one.sets === other.sets && one.preset === other.preset && written(one.options) === written(other.options);

const written = (options: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));

export function favourites(shelf: Shelf = localStorage): Favourite[] {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Favourite[]) : [];
  } catch {
    return [];
  }
}

/** Keep a game, or forget it if it is kept already. */
export function toggleFavourite(game: Favourite, shelf: Shelf = localStorage): Favourite[] {
  const kept = favourites(shelf);
  const others = kept.filter((one) => !isSame(one, game));
  const next = others.length < kept.length ? others : [game, ...kept].slice(0, MOST);
  shelf.setItem(KEY, JSON.stringify(next));
  return next;
}
