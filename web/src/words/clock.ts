// Clocks in words: what was agreed on, and what is left.
import type { ClockChoice, TimeView } from "../protocol";
import { t } from "./words.svelte";

const DAY_MINUTES = 24 * 60;

/** What a clock gives everybody: minutes for the game, for a move, or days for a move. */
export function clockText({ minutes, increment, loses, per }: ClockChoice | TimeView): string {
  if (per !== "move") return t(loses ? "clock-loses-n" : "clock-n", { n: minutes, more: increment ?? 0 });
  if (minutes >= DAY_MINUTES) return t("clock-days-n", { n: minutes / DAY_MINUTES });
  return t("clock-move-n", { n: minutes });
}

/** What is left of it. */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return t("time-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (n: number) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return hours ? t("time-hours", { time: `${hours}:${two(minutes % 60)}` }) : `${minutes}:${two(seconds % 60)}`;
}
