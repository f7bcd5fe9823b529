// The final scoring, step by step: the server has told it all at once, the screen shows it one after the other.
import type { EventView, LogLine, PieceView, View } from "../protocol";

/** A feature that is scored, or points for something else; with everybody's score after it. */
export interface Step {
  event: EventView;
  scores: number[];
}

/** A piece that has gone home, and the last step that counted it. */
interface Leaving {
  piece: PieceView;
  step: number;
}

export interface Counting {
  steps: Step[];
  leaving: Leaving[];
}

export function finalCounting(log: readonly LogLine[], players: number): Counting {
  const now = Array<number>(players).fill(0);
  const steps: Step[] = [];
  const leaving: Leaving[] = [];
  for (const event of log.flatMap((line) => line.events)) {
    const { type, player, score, sheet, at, spot, piece } = event;
    if (sheet?.final || (steps.length && type === "award")) steps.push({ event, scores: [...now] });
    else if (type === "points" && typeof player === "number" && typeof score === "number") {
      now[player] = score;
      if (steps.length) steps.at(-1)!.scores = [...now];
    } else if (steps.length && type === "returned" && at && spot && typeof player === "number") {
      const counts = ({ event: { sheet } }: Step) =>
        sheet?.spots.some((place) => place.join() === [...at, spot].join()) ?? false;
      const step = steps.findLastIndex(counts);
      leaving.push({
        piece: { owner: player, piece: piece ?? "follower", letter: "", at, spot },
        step: step < 0 ? steps.length - 1 : step,
      });
    }
  }
  return { steps, leaving };
}

/** The log as far as a step. */
export function logAt(log: readonly LogLine[], { steps }: Counting, index: number): readonly LogLine[] {
  const next = steps[index + 1]?.event;
  const i = log.findIndex(({ events }) => next && events.includes(next));
  const line = log[i];
  return line ? [...log.slice(0, i), { ...line, events: line.events.slice(0, line.events.indexOf(next!)) }] : log;
}

/** The table while a step is counted: pieces stand until theirs is over, and scores are as far as that. */
export function viewAt(view: View, { steps, leaving }: Counting, index: number): View {
  const step = steps[index];
  if (!step) return view;
  const standing = leaving.filter((one) => one.step >= index).map((one) => one.piece);
  const players = view.players.map((player, seat) => {
    const supply = { ...player.supply };
    for (const { owner, piece } of standing) if (owner === seat) supply[piece] = (supply[piece] ?? 0) - 1;
    return { ...player, supply, score: step.scores[seat] ?? 0 };
  });
  return { ...view, players, pieces: [...view.pieces, ...standing], last: null };
}
