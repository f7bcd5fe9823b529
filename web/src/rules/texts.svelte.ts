// The texts of the rules in the language of the player, fetched once when the first is wanted.
import { SvelteMap } from "svelte/reactivity";
import { getRules } from "../net/api";
import type { RuleInfo } from "../protocol";
import { currentLanguage, type Language } from "../words/words.svelte";

const books = new SvelteMap<Language, ReadonlyMap<string, RuleInfo>>();
const asked = new Set<Language>();
const NONE: ReadonlyMap<string, RuleInfo> = new Map();

/** Every rule by its id, in the order of the book. */
export function allRules(): ReadonlyMap<string, RuleInfo> {
  const language = currentLanguage();
  if (!asked.has(language)) {
    asked.add(language);
    getRules(language).then(
      (all) => books.set(language, new Map(all.map((rule) => [rule.id, rule]))),
      () => asked.delete(language),
    );
  }
  return books.get(language) ?? NONE;
}

export const ruleOf = (id: string): RuleInfo | undefined => allRules().get(id);
