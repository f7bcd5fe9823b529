// The boards of the rules, chapter by chapter, fetched when the first rule of a chapter is seen.
import { SvelteMap } from "svelte/reactivity";
import { getBoards } from "../net/api";
import type { RuleBoardView, RuleInfo } from "../protocol";
import { currentLanguage } from "../words/words.svelte";

export type Board = RuleBoardView & { size: readonly [number, number] };
type Chapter = ReadonlyMap<string, Board>;
const chapters = new SvelteMap<string, Chapter>();
const asked = new Map<string, Promise<Chapter>>();

async function fetched(chapter: string, language: string): Promise<Chapter> {
  const { of, boards, sizes } = await getBoards(chapter, language);
  const made = new Map(boards.map((board) => [board.rule, { ...board, size: sizes[board.rule] ?? [1, 1] }]));
  return new Map(Object.entries(of).flatMap(([id, rule]) => (made.has(rule) ? [[id, made.get(rule)!]] : [])));
}

/** The boards of a chapter by the ids of its rules, once they are there. */
export function chapterBoards(chapter: string): Promise<Chapter> {
  const key = `${currentLanguage()} ${chapter}`;
  const found = asked.get(key);
  if (found) return found;
  const coming = fetched(chapter, currentLanguage());
  asked.set(key, coming);
  coming.then(
    (boards) => chapters.set(key, boards),
    () => asked.delete(key), // the next who looks asks again
  );
  return coming;
}

/** The board of a rule; undefined while it is on its way. */
export const boardOf = (rule: RuleInfo): Board | undefined =>
  chapters.get(`${currentLanguage()} ${rule.chapter}`)?.get(rule.id);
