// Which screen an address shows. Keys to seats are behind the #, so they never reach a server's log.
export type Route =
  | { screen: "home" }
  | { screen: "new" }
  | { screen: "lobby" }
  | { screen: "mine" }
  | { screen: "ratings" }
  | { screen: "quiz" }
  | { screen: "strategy"; topic: string | null }
  | { screen: "player"; id: string }
  | { screen: "same"; same: string }
  | { screen: "me"; key: string }
  | { screen: "puzzles"; puzzle: string | null }
  | { screen: "signed-in"; problem: string }
  | { screen: "learn"; lesson: string | null }
  | { screen: "play"; game: string; tokens: string[] }
  | { screen: "join"; game: string; token: string }
  | { screen: "replay"; game: string; token: string; at: number | null }
  | { screen: "review"; game: string; token: string }
  | { screen: "record" }
  | { screen: "rules"; id: string | null; trying?: boolean };

const TRY = "try";

/** A part of an address as it was meant; a link may have been damaged on its way. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parseRoute(hash: string): Route {
  const [screen, game = "", keys = "", at] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (screen === "new") return { screen: "new" };
  if (screen === "lobby" || screen === "mine" || screen === "ratings" || screen === "quiz") return { screen };
  if (screen === "strategy") return { screen, topic: game || null };
  if (screen === "player" && game) return { screen: "player", id: game };
  if (screen === "same" && game) return { screen: "same", same: game };
  if (screen === "me" && game) return { screen: "me", key: game };
  if (screen === "puzzles") return { screen: "puzzles", puzzle: game || null };
  if (screen === "signed-in") return { screen, problem: game };
  if (screen === "learn") return { screen: "learn", lesson: game || null };
  if (screen === "record") return { screen: "record" };
  if (screen === "rules") return { screen: "rules", id: game || null, ...(keys === TRY ? { trying: true } : {}) };
  if (game && keys) {
    const tokens = keys.split(",").filter(Boolean);
    const token = tokens[0] ?? "";
    if (screen === "play") return { screen: "play", game, tokens };
    if (screen === "review") return { screen: "review", game, token };
    if (screen === "join") return { screen: "join", game, token };
    if (screen === "replay") return { screen: "replay", game, token, at: at && /^\d+$/.test(at) ? Number(at) : null };
  }
  return { screen: "home" };
}

export function formatRoute(route: Route): string {
  switch (route.screen) {
    case "home":
      return "#/";
    case "new":
    case "lobby":
    case "mine":
    case "ratings":
    case "quiz":
    case "record":
      return `#/${route.screen}`;
    case "player":
      return `#/player/${route.id}`;
    case "same":
      return `#/same/${route.same}`;
    case "me":
      return `#/me/${route.key}`;
    case "puzzles":
      return `#/puzzles${route.puzzle === null ? "" : `/${route.puzzle}`}`;
    case "signed-in":
      return `#/signed-in/${route.problem}`;
    case "learn":
      return `#/learn${route.lesson === null ? "" : `/${route.lesson}`}`;
    case "strategy":
      return `#/strategy${route.topic === null ? "" : `/${route.topic}`}`;
    case "rules":
      return `#/rules${route.id === null ? "" : `/${route.id}`}${route.trying ? `/${TRY}` : ""}`;
    case "play":
      return `#/play/${route.game}/${route.tokens.join(",")}`;
    case "review":
      return `#/review/${route.game}/${route.token}`;
    case "join":
      return `#/join/${route.game}/${route.token}`;
    case "replay":
      return `#/replay/${route.game}/${route.token}${route.at === null ? "" : `/${route.at}`}`;
  }
}

export function go(route: Route): void {
  location.hash = formatRoute(route);
}

export const linkTo = (route: Route): string => `${location.origin}${location.pathname}${formatRoute(route)}`;
