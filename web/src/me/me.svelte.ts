// Who plays at this browser: a name and a key, so that their games are found on all their devices.
import { ApiError, becomePerson, getMe, linkGame } from "../net/api";
import { keepGame, keptGames } from "../net/kept";
import type { Me, MyGame } from "../protocol";
import { settings } from "../ui/settings.svelte";

const KEY = "bastide.me";
const LINKED = "bastide.linked"; // games that the server knows to be ours
const MOST = 200;

class Myself {
  /** The key; whoever has none is known to this browser only. */
  key = $state(globalThis.localStorage?.getItem(KEY) ?? null);
  found = $state.raw<Me | null>(null);

  /** Another device has sent us the key, or it was just made. */
  take(key: string): void {
    localStorage.setItem(KEY, key);
    localStorage.removeItem(LINKED);
    this.key = key;
    this.found = null;
  }

  leave(): void {
    localStorage.removeItem(KEY);
    localStorage.removeItem(LINKED);
    this.key = null;
    this.found = null;
  }

  /** Become somebody, with all games of this browser. */
  async become(name: string, language: string): Promise<void> {
    const made = await becomePerson(name, language);
    settings.name = made.name;
    settings.save();
    this.take(made.key);
    await this.linkAll();
  }

  async linkAll(): Promise<void> {
    for (const { game, tokens } of keptGames()) await this.link(game, tokens);
  }

  /** A game is ours on all devices from now on. */
  async link(game: string, tokens: readonly string[]): Promise<void> {
    const before = linked();
    if (!this.key || !tokens.length || before.includes(game)) return;
    try {
      await linkGame(this.key, game, tokens);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === "offline") return; // the next time
    }
    localStorage.setItem(LINKED, JSON.stringify([game, ...linked()].slice(0, MOST)));
  }

  /** Ask who we are; games of other devices are kept here too. */
  async look(): Promise<void> {
    if (!this.key) return;
    try {
      this.found = await getMe(this.key);
    } catch (error) {
      if (error instanceof ApiError && error.code === "bad-token") this.leave(); // forgotten by another device
      throw error;
    }
    const here = new Set(keptGames().map((kept) => kept.game));
    for (const game of this.found.games.toReversed()) if (!here.has(game.game)) keep(game);
  }
}

function keep({ game, tokens, players, setup, created, over }: MyGame): void {
  keepGame({ game, tokens, players, setup, spectate: null, open: [], when: created * 1000, over });
}

function linked(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(LINKED) ?? "[]");
    return Array.isArray(found) ? (found as string[]) : [];
  } catch {
    return [];
  }
}

export const me = new Myself();

/** Those whose turn it is come first, then those that wait for others, then those that are over. */
export const byUrgency = (games: readonly MyGame[]): MyGame[] =>
  games.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
export const isMine = (game: MyGame): boolean => game.current !== null && game.yours.includes(game.current);
const rank = (game: MyGame): number => (game.over ? 3 : isMine(game) ? 0 : game.waiting ? 1 : 2);
