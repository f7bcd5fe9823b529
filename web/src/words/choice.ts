// What choosing a target means, in words.
import { tilesOf } from "../game/choices";
import { sideAt, turnOf } from "../game/geometry";
import { shapeOf } from "../look/geometries.svelte";
import type { Target, View } from "../protocol";
import { capital, featureName, pieceName } from "./say";
import { spoken } from "./server.svelte";
import { named, t } from "./words.svelte";

/** Parts of an action that name a side of a tile. */
const SIDES = new Set(["spot", "from", "to", "corner"]);

/** A target in words; where several of a list would sound the same, each says where it is. */
export function targetText(target: Target, among: readonly Target[], view: View): string {
  const what = plain(target, view);
  const twins = among.filter((other) => other !== target && plain(other, view) === what);
  if (!twins.length) return what;
  const side = tilesOf([target, ...twins]) > 1 && target.where.type === "segment" ? target.where.at.join(", ") : whereText(target, view);
  const exact = side !== null && twins.some((other) => whereText(other, view) === side) ? spotText(target) : side;
  return exact === null ? what : t("deploy-side", { what: roleOf(target, "as") ?? what, side: exact });
}

function plain(target: Target, view: View): string {
  const { where, values, kind, label } = target;
  if (where.type === "pass") return t("pass-plain");
  const feature = where.type === "segment" && where.feature ? featureName(where.feature) : "";
  if (kind === "deploy" && where.type === "segment") {
    const role = roleOf(target, "role");
    if (role) return role;
    if (feature) return t("deploy-on", { piece: capital(pieceName(where.piece ?? "follower")), feature });
  }
  const words: Record<string, string | number> = { feature, who: standing(view, values.space) || "nobody" };
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === "number") words[key] = value;
    else if (value !== null) words[key] = key === "piece" ? pieceName(value) : named(SIDES.has(key) ? "spot" : "value", value, spoken(value));
  }
  return capital(named("do", kind, spoken(label), words));
}

function roleOf(target: Target, family: "role" | "as"): string | null {
  const { where } = target;
  if (target.kind !== "deploy" || where.type !== "segment" || where.piece !== "follower" || !where.role) return null;
  return named(family, where.role, "") || null;
}

/** Who stands on a space of the track. */
function standing(view: View, space: unknown): string {
  return view.players.filter((player) => player.track.space === space).map((player) => player.name).join(", ");
}

function whereText(target: Target, view: View): string | null {
  const { where } = target;
  if (where.type === "tile") {
    // As seen from the figure that would move, or from what was laid last.
    const from = view.shown.find((figure) => figure.kind === target.kind && figure.at)?.at ?? view.last?.at;
    const [dx, dy] = from ? [where.at[0] - from[0], where.at[1] - from[1]] : [9, 9];
    if (Math.abs(dx) > 1 || Math.abs(dy) > 1) return `${where.at[0]}, ${where.at[1]}`;
    return named("spot", "s n"[dy + 1]!.trim() + "w e"[dx + 1]!.trim() || "c");
  }
  if (where.type !== "segment") return null;
  const tile = view.tiles.find(({ at }) => at[0] === where.at[0] && at[1] === where.at[1]);
  const side = tile && sideAt(shapeOf(tile.set, tile.id, turnOf(tile.top)), where.spot);
  return named("spot", side ?? where.spot, where.spot);
}

const spotText = ({ where }: Target): string | null => (where.type === "segment" ? named("spot", where.spot, where.spot) : null);
