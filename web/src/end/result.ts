// How a game has ended, in a few words.
import type { GameState } from "../game/state";
import { seatName } from "../words/say";
import { t } from "../words/words.svelte";
import { margin } from "./tale";

export function resultText({ outcome, seats, view, yours }: GameState): string {
  const { winners, players, ended } = view;
  const names = winners.map((w) => seatName(seats, w)).join(", ");
  if (outcome) return t(`outcome-title-${outcome.why === "draw" ? "draw" : "won"}`, { n: winners.length, names });
  const by = margin(
    players.map((player) => player.score),
    winners,
  );
  if (ended || winners.length !== 1 || !by) return t("winner", { n: winners.length, names });
  // Who plays alone at this screen is spoken to.
  return yours.length === 1 && yours[0] === winners[0] ? t("you-win", { n: by }) : t("they-win", { names, n: by });
}
