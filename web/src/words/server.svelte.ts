// What the server says, in the language of the player.
import { SvelteMap } from "svelte/reactivity";
import { getPhrases } from "../net/api";
import { translator } from "./phrases";
import { currentLanguage, type Language } from "./words.svelte";

const translators = new SvelteMap<Language, (text: string) => string | null>();
const asked = new Set<Language>(["en"]); // what the server speaks anyway

/** Fetch the phrases of a language, once. */
export function learn(language: Language): void {
  if (asked.has(language)) return;
  asked.add(language);
  getPhrases(language).then(
    (phrases) => translators.set(language, translator(phrases)),
    () => asked.delete(language),
  );
}

/** A sentence of the server; as it came where there are no words for it, or none yet. */
export function spoken(text: string): string {
  const language = currentLanguage();
  learn(language);
  return translators.get(language)?.(text) ?? text;
}
