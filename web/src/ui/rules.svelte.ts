// The texts of the rules in the language of the player, fetched once when the first is wanted.
import { SvelteMap } from "svelte/reactivity";
import { getRules } from "../net/api";
import type { RuleInfo } from "../protocol";
import { currentLanguage, type Language } from "../words/words.svelte";

const rules = new SvelteMap<string, RuleInfo>();
const asked = new Set<Language>();

export function ruleOf(id: string): RuleInfo | undefined {
  const language = currentLanguage();
  if (!asked.has(language)) {
    asked.add(language);
    getRules(language).then(
      (all) => all.forEach((rule) => rules.set(`${language}/${rule.id}`, rule)),
      () => asked.delete(language),
    );
  }
  return rules.get(`${language}/${id}`);
}
