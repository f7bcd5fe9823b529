// Games of this browser, kept with the keys to their seats.
export interface Kept {
  game: string;
  tokens: string[];
  players: string[];
  setup: string;
  spectate: string | null;
  /** Keys of open seats, to send to friends. */
  open: { seat: number; token: string }[];
  /** The key with which others take a free seat until the game begins. */
  invite?: string | null;
  when: number;
  over: boolean;
}

const KEY = "bastide.games";
const MOST = 40;

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export function keptGames(shelf: Shelf = localStorage): Kept[] {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

export function keepGame(kept: Kept, shelf: Shelf = localStorage): void {
  const others = keptGames(shelf).filter((k) => k.game !== kept.game);
  shelf.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
}

export function amendGame(game: string, change: Partial<Kept>, shelf: Shelf = localStorage): void {
  const all = keptGames(shelf).map((k) => (k.game === game ? { ...k, ...change } : k));
  shelf.setItem(KEY, JSON.stringify(all));
}

export function dropGame(game: string, shelf: Shelf = localStorage): void {
  shelf.setItem(KEY, JSON.stringify(keptGames(shelf).filter((k) => k.game !== game)));
}
