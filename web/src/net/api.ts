// The REST side of the server.
import { reach } from "./reach.svelte";
import type {
  AdviceView,
  LessonSoFar,
  LessonView,
  ServerMessage,
  GameCreated,
  GameKeys,
  DrawPromise,
  DrawProof,
  GameNow,
  GuideView,
  ListedGame,
  Lobby,
  Me,
  MessageView,
  NewGame,
  NewPerson,
  PersonCreated,
  PersonPage,
  PuzzleAnswer,
  PuzzleList,
  PuzzleMove,
  PuzzleView,
  QuizView,
  Ratings,
  RematchKeys,
  HintView,
  Replay,
  RuleBoards,
  ReviewPosition,
  ReviewStatus,
  RuleInfo,
  Salted,
  SameDraws,
  SameTables,
  SeatToken,
  SeatWish,
  Sets,
  SignIn,
  SignInBegun,
  SignInWish,
  SoFar,
  StateMessage,
  TileShape,
} from "../protocol";

/** What went wrong, as the server says it. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly said: MessageView,
  ) {
    super(said.text);
  }
}

/** What somebody else says, in no words of ours. */
const plain = (text: string): MessageView => ({ id: "", text, args: {} });

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let reply: Response;
  try {
    reply = await fetch(path, init);
    reach.lost = false;
  } catch {
    reach.lost = true;
    throw new ApiError("offline", plain("the server cannot be reached"));
  }
  if (!reply.ok) {
    const body: unknown = await reply.json().catch(() => null);
    const error = (body as { error?: { code?: string; message?: MessageView } } | null)?.error;
    throw new ApiError(error?.code ?? String(reply.status), error?.message ?? plain(reply.statusText));
  }
  return reply;
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await ask(path, init)).json().catch(() => null)) as T;
}

const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** A key travels in a header: addresses end up in the logs of proxies. */
const by = (token: string, { headers, ...init }: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { ...(headers as Record<string, string> | undefined), authorization: `Bearer ${encodeURIComponent(token)}` },
});

export const getSets = (): Promise<Sets> => call("/api/sets");
export const getRules = async (language: string): Promise<RuleInfo[]> =>
  (await call<{ rules: RuleInfo[] }>(`/api/rules?language=${language}`)).rules;
/** Everything the server says in a language, as Fluent messages. */
export async function getWords(language: string): Promise<string> {
  const reply = await fetch(`/api/words/${language}`);
  if (!reply.ok) throw new Error(reply.statusText);
  return reply.text();
}
export const getGames = async (): Promise<ListedGame[]> => (await call<{ games: ListedGame[] }>("/api/games")).games;
/** What goes on at this server; null if nothing has changed since it was asked with the same tag. */
export async function getLobby(tag: string): Promise<{ lobby: Lobby; tag: string } | null> {
  const reply = await fetch("/api/lobby", { headers: tag ? { "if-none-match": tag } : {}, cache: "no-store" });
  if (reply.status === 304) return null;
  if (!reply.ok) throw new ApiError(String(reply.status), plain(reply.statusText));
  return { lobby: (await reply.json()) as Lobby, tag: reply.headers.get("etag") ?? "" };
}
/** What the server promises about the draws of a game before we add to them. */
export const promiseDraw = async (): Promise<string> =>
  (await call<DrawPromise>("/api/draws", { method: "POST" })).hash;
export const createGame = (wish: NewGame): Promise<GameCreated> => call("/api/games", post(wish));
export const getState = (game: string, token: string): Promise<StateMessage> => call(`/api/games/${game}`, by(token));
export const getReview = (game: string, token: string): Promise<ReviewStatus> =>
  call(`/api/games/${game}/review`, by(token));
export const startReview = (game: string, token: string): Promise<ReviewStatus> =>
  call(`/api/games/${game}/review`, by(token, { method: "POST" }));
export const cancelReview = (game: string, token: string): Promise<ReviewStatus> =>
  call(`/api/games/${game}/review`, by(token, { method: "DELETE" }));
export const getReviewPosition = (game: string, token: string, index: number): Promise<ReviewPosition> =>
  call(`/api/games/${game}/review/${index}`, by(token));
/** What another move would have been worth, beside the best. */
export const tryAgain = (game: string, token: string, index: number, actions: string[]): Promise<HintView> =>
  call(`/api/games/${game}/review/${index}`, by(token, post({ actions })));
export const getNow = (game: string, token: string): Promise<GameNow> => call(`/api/games/${game}/now`, by(token));
/** Take a free seat of a game that has not begun, by its invitation. */
export const takeSeat = (game: string, invite: string, name: string): Promise<SeatToken> =>
  call(`/api/games/${game}/seats`, by(invite, post({ name } satisfies SeatWish)));
/** The same players once more. Every key is exchanged for the one that opens the same in the new game. */
export const rematch = (
  game: string,
  [token = "", ...tokens]: readonly string[],
  draw: Salted | null,
): Promise<GameCreated> => call(`/api/games/${game}/rematch`, by(token, post({ tokens, draw } satisfies RematchKeys)));
/** All pages of a replay as one. */
async function allPages(page: (from: number) => Promise<Replay>): Promise<Replay> {
  const first = await page(0);
  const steps = [...first.steps];
  while (steps.length < first.total) {
    const next = await page(steps.length);
    if (!next.steps.length) break;
    steps.push(...next.steps);
  }
  return { ...first, steps };
}

export const getReplay = (game: string, token: string): Promise<Replay> =>
  allPages((from) => call(`/api/games/${game}/replay?from=${from}`, by(token)));
export const replayRecord = (text: string): Promise<Replay> =>
  allPages((from) =>
    call(`/api/replay?from=${from}`, { method: "POST", headers: { "content-type": "text/plain" }, body: text }),
  );
export const getGeometry = (set: string, id: string, rotation: number): Promise<TileShape> =>
  call(`/api/tiles/${set}/${encodeURIComponent(id)}/geometry?turn=${rotation}`);

export const getLesson = (name: string): Promise<LessonView> => call(`/api/lessons/${name}`);
/** What a player of a lesson is told, after what was played. */
export const playLesson = (name: string, so_far: LessonSoFar): Promise<ServerMessage> =>
  call(`/api/lessons/${name}`, post(so_far));

/** The boards of the rules of a chapter. */
export const getBoards = (chapter: string, language: string): Promise<RuleBoards> =>
  call(`/api/boards/chapter/${chapter}?language=${language}`);
export const boardUrl = (rule: string): string => `/api/boards/${rule}.svg`;
/** What somebody who tries a rule is told, after what was played. */
export const getGuide = async (): Promise<AdviceView[]> => (await call<GuideView>("/api/guide")).advice;
export const getQuiz = (seed: number, sets: readonly string[], language: string): Promise<QuizView> =>
  call(`/api/quiz?seed=${seed}&sets=${sets.join()}&language=${language}`);

export const playBoard = (rule: string, so_far: SoFar): Promise<ServerMessage> =>
  call(`/api/boards/${rule}`, post(so_far));

/** All puzzles, and which is that of a day. */
export const getPuzzles = (day: string): Promise<PuzzleList> => call(`/api/puzzles?day=${day}`);
export const getPuzzle = (name: string, language: string): Promise<PuzzleView> =>
  call(`/api/puzzles/${encodeURIComponent(name)}?language=${language}`);
/** What somebody at the table of a puzzle is told, after what was played. */
export const playPuzzle = (id: string, so_far: SoFar): Promise<ServerMessage> =>
  call(`/api/puzzles/${id}`, post(so_far));
export const answerPuzzle = (id: string, move: PuzzleMove, language: string): Promise<PuzzleAnswer> =>
  call(`/api/puzzles/${id}/answer?language=${language}`, post(move));

/** Whether tiles of so many pixels are drawn simply. */
export const isSmall = (pixels: number): boolean => pixels < 64;
/** A tile as a picture, drawn for the size at which it is shown. */
export const tileUrl = (set: string, id: string, rotation: number, seed: number, small = false): string =>
  `/api/tiles/${set}/${encodeURIComponent(id)}.svg?turn=${rotation}&${small ? "small=1" : `seed=${seed}`}`;
export const pieceUrl = (kind: string, colour: number, lying = false): string =>
  `/api/pieces/${kind}.svg?colour=${colour}${lying ? "&lying=1" : ""}`;
export const tokenUrl = (kind: string): string => `/api/tokens/${kind}.svg`;
/** The record, with the name of its file among the headers. */
export const getRecord = (game: string, token: string, format: "text" | "json"): Promise<Response> =>
  ask(`/api/games/${game}/record?format=${format}`, by(token));
/** The same with what the review says in its remarks. */
export const getReviewedRecord = (game: string, token: string): Promise<Response> =>
  ask(`/api/games/${game}/review/record`, by(token));
/** After the game: that all draws followed from what was promised. */
export const getDraw = (game: string, token: string): Promise<DrawProof> => call(`/api/games/${game}/draw`, by(token));
/** Let others play with the tiles of a game. */
export const shareDraws = async (game: string, token: string): Promise<string> =>
  (await call<SameDraws>(`/api/games/${game}/same`, by(token, { method: "POST" }))).same;
export const getSame = (same: string): Promise<SameTables> => call(`/api/same/${encodeURIComponent(same)}`);
export const getRatings = (kind: string): Promise<Ratings> => call(`/api/ratings?kind=${kind}`);
export const getPerson = (id: string): Promise<PersonPage> => call(`/api/people/${encodeURIComponent(id)}`);
// Who I am. The key is that of a person, not of a seat.
export const becomePerson = (name: string, language: string): Promise<PersonCreated> =>
  call("/api/people", post({ name, language } satisfies NewPerson));
/** What people can sign in with here, if anything. */
export const getSignIn = (): Promise<SignIn> => call("/api/sign-in");
export const beginSignIn = (): Promise<SignInBegun> => call("/api/sign-in", { method: "POST" });
export function finishSignIn(key: string | null, name: string, language: string): Promise<PersonCreated> {
  const wish = post({ name, language } satisfies SignInWish);
  return call("/api/sign-in/finish", key ? by(key, wish) : wish);
}
export const untieSignIn = (key: string): Promise<Response> => ask("/api/me/sign-in", by(key, { method: "DELETE" }));
export const getMe = (key: string): Promise<Me> => call("/api/me", by(key));
export const deleteMe = (key: string): Promise<Response> => ask("/api/me", by(key, { method: "DELETE" }));
export const exportMe = (key: string): Promise<Response> => ask("/api/me/export", by(key));
export const linkGame = (key: string, game: string, tokens: readonly string[]): Promise<Response> =>
  ask("/api/me/games", by(key, post({ game, tokens: [...tokens] } satisfies GameKeys)));
export const dropMyGame = (key: string, game: string): Promise<Response> =>
  ask(`/api/me/games/${game}`, by(key, { method: "DELETE" }));
export const addPush = (
  key: string,
  push: { endpoint: string; p256dh: string; auth: string; language: string },
): Promise<Response> => ask("/api/me/pushes", by(key, post(push)));
export const dropPush = (key: string, endpoint: string): Promise<Response> =>
  ask("/api/me/pushes/gone", by(key, post({ endpoint })));
export const setMail = (key: string, address: string, language: string): Promise<Response> =>
  ask("/api/me/mail", by(key, { ...post({ address, language }), method: "PUT" }));
export const confirmMail = (key: string, code: string): Promise<Response> =>
  ask("/api/me/mail", by(key, post({ code })));
export const dropMail = (key: string): Promise<Response> => ask("/api/me/mail", by(key, { method: "DELETE" }));
/** The game in motion, with the name of its file among the headers. */
export const getFilm = (game: string, token: string): Promise<Response> =>
  ask(`/api/games/${game}/film.svg`, by(token));
/** The scoreboard as a picture that can be shown. */
export async function getTrack(game: string, token: string, scores: readonly number[] | null): Promise<string> {
  const reply = await ask(`/api/games/${game}/track.svg${scores ? `?scores=${scores.join()}` : ""}`, by(token));
  return `data:image/svg+xml,${encodeURIComponent(await reply.text())}`;
}
export const getPicture = (game: string, token: string): Promise<Response> =>
  ask(`/api/games/${game}/picture.svg`, by(token));
