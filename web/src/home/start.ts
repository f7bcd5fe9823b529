// Start a game and remember its keys.
import type { GameState } from "../game/state";
import { newSalt, remember } from "../fair/promise";
import { createGame, promiseDraw, rematch } from "../net/api";
import { keepGame, keptGames } from "../net/kept";
import { go } from "../net/routes";
import type { GameCreated, NewGame, Salted } from "../protocol";

/** A number of ours for the draws, after the server has promised its secret; null where it promises nothing now. */
const salted = (): Promise<Salted | null> =>
  promiseDraw().then(
    (hash) => ({ hash, salt: newSalt() }),
    () => null,
  );
/** What we have seen and added, to be compared when the game is over. */
function witness(made: GameCreated, draw: Salted | null): GameCreated {
  if (draw && made.salted) remember(made.game, draw.hash, [draw.salt]);
  return made;
}

export async function start(wish: NewGame): Promise<void> {
  // In a waiting room everybody adds their own.
  const draw = wish.waiting || wish.same != null || wish.seed != null ? null : await salted();
  const made = witness(await createGame({ ...wish, draw }), draw);
  enter(
    made,
    wish.setup ?? "base",
    wish.seats.map((s) => ({ kind: s.kind ?? "human", name: s.name ?? "" })),
  );
}

/** Play again, or follow those who do: to the same seats, or to watch. */
export async function playAgain({ game, seats, yours, view }: GameState, tokens: readonly string[]): Promise<void> {
  const kept = keptGames().find((k) => k.game === game);
  // Links to send lead to the new game too: to seats that nobody has taken, and for those who watch.
  const links = (kept?.open ?? [])
    .filter((o) => seats[o.seat]?.kind === "open" && !yours.includes(o.seat))
    .map((o) => o.token);
  if (kept?.spectate) links.push(kept.spectate);
  const draw = yours.length ? await salted() : null;
  const made = witness(await rematch(game, [...new Set([...tokens, ...links])], draw), draw);
  if (yours.length)
    enter(
      made,
      view.setup,
      seats.map((s, i) => ({ name: s.name, kind: yours.includes(i) ? "human" : s.kind })),
    );
  else go({ screen: "play", game: made.game, tokens: made.spectate ? [made.spectate] : [] });
}

function enter(made: GameCreated, setup: string, seats: readonly { kind: string; name: string }[]): void {
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
    invite: made.invite ?? null,
    when: Date.now(),
    over: false,
  });
  go({ screen: "play", game: made.game, tokens });
}
