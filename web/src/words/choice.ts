// What choosing a target means, in words.
import { placeOf, tilesOf } from "../game/choices";
import { sideAt, rotationOf } from "../game/geometry";
import type { At } from "../game/places";
import { shapeOf } from "../look/geometries.svelte";
import type { Target, View } from "../protocol";
import { capital, ontoText, pieceName } from "./say";
import { formOf, nameOf, spoken } from "./server.svelte";
import { named, t } from "./words.svelte";

/** A target in words; where several of a list would sound the same, each says where it is, unless a number on the board does. */
export function targetText(target: Target, among: readonly Target[], view: View, numbered = false): string {
  const what = plain(target, view);
  const twins = among.filter((other) => other !== target && plain(other, view) === what);
  if (!twins.length) return what;
  const alike = [target, ...twins];
  const apart =
    tilesOf(alike) > 1 &&
    alike.some(({ where }) => where.type === "segment" || (where.type === "tile" && !sideOf(target, where.at, view)));
  if (apart && numbered) return what;
  const side = apart ? placeOf(target)!.at.join(", ") : whereText(target, view);
  const exact = side !== null && twins.some((other) => whereText(other, view) === side) ? spotText(target) : side;
  return exact === null ? what : t("deploy-side", { what: roleOf(target, "") ?? what, side: exact });
}

/** What some places on the board are for, if few words say it for all of them. */
export function markedText(targets: readonly Target[], view: View): string {
  const found = [...new Set(targets.map((target) => plain(target, view)))];
  return found.length && found.length <= 3 ? t("marked-for", { what: found.join(", ") }) : "";
}

function plain(target: Target, view: View): string {
  const { where, kind, label } = target;
  if (where.type === "pass") return t("pass-plain");
  if (kind === "deploy" && where.type === "segment") {
    const role = roleOf(target, "on");
    if (role) return role;
    if (where.feature)
      return t("deploy-on", { piece: capital(pieceName(where.piece ?? "follower")), where: ontoText(where.feature) });
  }
  if (!label) return ""; // a tile on the board
  return capital(formOf(label, "button", { who: standing(view, target) || "nobody" }) ?? spoken(label));
}

function roleOf(target: Target, form: "on" | ""): string | null {
  const { where } = target;
  if (target.kind !== "deploy" || where.type !== "segment" || where.piece !== "follower" || !where.role) return null;
  return capital(nameOf("role", where.role, form));
}

/** Whose pawns stand on the space of the track that a figure would go to; other figures like it do not count. */
function standing(view: View, { kind, values: { space } = {} }: Target): string {
  const there = view.players.filter(
    (player, seat) =>
      player.track.space === space ||
      view.shown.some((thing) => thing.seat === seat && thing.space === space && thing.kind !== kind),
  );
  return there.map((player) => player.name).join(", ");
}

function whereText(target: Target, view: View): string | null {
  const { where } = target;
  if (where.type === "tile") return sideOf(target, where.at, view);
  if (where.type !== "segment") return null;
  const tile = view.tiles.find(({ at }) => at[0] === where.at[0] && at[1] === where.at[1]);
  const side = tile && sideAt(shapeOf(tile.set, tile.id, rotationOf(tile.top)), where.spot);
  return named("spot", side ?? where.spot, where.spot);
}

/** On which side a tile lies, as seen from the figure that would move, or from what was laid last; null if it is farther away. */
function sideOf({ kind }: Target, [x, y]: At, view: View): string | null {
  const from = view.shown.find((figure) => figure.kind === kind && figure.at)?.at ?? view.last?.at;
  const [dx, dy] = from ? [x - from[0], y - from[1]] : [9, 9];
  return Math.abs(dx) > 1 || Math.abs(dy) > 1
    ? null
    : named("spot", "s n"[dy + 1]!.trim() + "w e"[dx + 1]!.trim() || "c");
}

const spotText = ({ where }: Target): string | null =>
  where.type === "segment" ? named("spot", where.spot, where.spot) : null;
