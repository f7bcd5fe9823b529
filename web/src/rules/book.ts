// The rule book as data: which rules are shown, in which chapter and section, and where a text names others.
import type { RuleInfo, Sets } from "../protocol";
import { optionsFor } from "../game/options";
import { setsOf } from "../game/setup";

export interface Section {
  title: string;
  rules: RuleInfo[];
}
export interface Chapter {
  id: string;
  title: string;
  sections: Section[];
  count: number;
}

/** Which rules matter in a game: those of its sets, their options, and what belongs to all once there are several sets. */
export function inPlay(setup: string, sets: Sets): (rule: RuleInfo) => boolean {
  const names = new Set(setsOf(setup).map(({ name }) => name));
  const chapters = new Set(["base", ...sets.sets.filter((set) => names.has(set.name)).flatMap((set) => set.chapters)]);
  const owned = new Set(sets.sets.flatMap((set) => set.chapters));
  const options = new Set(optionsFor(sets.options, names).map((option) => option.rule));
  const optional = new Set(sets.options.map((option) => option.rule));
  return ({ id, chapter }) => {
    if (owned.has(chapter)) return chapters.has(chapter);
    return optional.has(id) ? options.has(id) : chapters.size > 1;
  };
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Does a rule hold every word of a search, anywhere? */
export function matches(rule: RuleInfo, search: string): boolean {
  const text = plain([rule.id, rule.page, rule.section, rule.text, ...rule.examples].join(" "));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Rules by chapter and section: chapters in an order, those that are not named there at the end. */
export function chaptersOf(rules: Iterable<RuleInfo>, order: readonly string[] = []): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const rule of rules) {
    const chapter = chapters.get(rule.chapter) ?? { id: rule.chapter, title: rule.page, sections: [], count: 0 };
    chapters.set(rule.chapter, chapter);
    const last = chapter.sections.at(-1);
    if (last?.title === rule.section) last.rules.push(rule);
    else chapter.sections.push({ title: rule.section, rules: [rule] });
    chapter.count++;
  }
  const rank = ({ id }: Chapter) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...chapters.values()].sort((one, other) => rank(one) - rank(other));
}

/** A text in pieces: words, and ids of rules that there are. */
export function pieces(text: string, known: ReadonlyMap<string, unknown>): { text: string; id: string | null }[] {
  return text
    .split(/\b([A-Z]+\d?-\d+)\b/)
    .map((piece, i) => ({ text: piece, id: i % 2 && known.has(piece) ? piece : null }))
    .filter((piece) => piece.text);
}
