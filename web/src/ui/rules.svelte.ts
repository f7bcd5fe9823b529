// The texts of the rules, fetched once when the first is wanted.
import { SvelteMap } from "svelte/reactivity";
import { getRules } from "../net/api";
import type { RuleInfo } from "../protocol";

const rules = new SvelteMap<string, RuleInfo>();
let asked = false;

export function ruleOf(id: string): RuleInfo | undefined {
  if (!asked) {
    asked = true;
    getRules().then(
      (all) => all.forEach((rule) => rules.set(rule.id, rule)),
      () => (asked = false),
    );
  }
  return rules.get(id);
}
