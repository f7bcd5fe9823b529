// Start a game and remember its keys.
import { createGame } from "../net/api";
import { keepGame } from "../net/kept";
import { go } from "../net/routes";
import type { GameCreated, NewGame } from "../protocol";

export async function start(wish: NewGame): Promise<void> {
  const made = await createGame(wish);
  enter(made, wish.setup ?? "base", wish.seats.map((s) => ({ kind: s.kind ?? "human", name: s.name ?? "" })));
}

export function enter(made: GameCreated, setup: string, seats: readonly { kind: string; name: string }[]): void {
  const of = (kind: string) =>
    made.seats.flatMap((s) => (seats[s.seat]?.kind === kind && s.token ? [{ seat: s.seat, token: s.token }] : []));
  const own = of("human").map((s) => s.token);
  const tokens = own.length ? own : made.spectate ? [made.spectate] : [];
  keepGame({
    game: made.game,
    tokens,
    players: seats.map((s) => s.name),
    setup,
    spectate: made.spectate,
    open: of("open"),
    when: Date.now(),
    over: false,
  });
  go({ screen: "play", game: made.game, tokens });
}
