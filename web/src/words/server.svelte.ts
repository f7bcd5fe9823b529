// What the server says, in the language of the player.
import { SvelteMap } from "svelte/reactivity";
import { getWords } from "../net/api";
import type { MessageView, PartView } from "../protocol";
import { Speaker, type Extra } from "./speaker";
import { currentLanguage, type Language } from "./words.svelte";

const speakers = new SvelteMap<Language, Speaker>();
const asked = new Set<Language>();

/** Take the words of a language, as one Fluent file. */
export const teach = (language: Language, texts: string): void => {
  asked.add(language);
  speakers.set(language, new Speaker(language, texts, language === "en" ? undefined : () => speakers.get("en")));
};

/** Fetch the words of a language, once. */
export function learn(language: Language): void {
  if (asked.has(language)) return;
  asked.add(language);
  getWords(language).then(
    (texts) => teach(language, texts),
    () => asked.delete(language),
  );
}

const known = (): (Speaker | undefined)[] => {
  const language = currentLanguage();
  learn(language);
  learn("en"); // for what the language lacks
  return [speakers.get(language), speakers.get("en")];
};

/** What a message says; as it came where there are no words for it, or none yet. */
export const spoken = (message: MessageView): string => formOf(message, "") ?? message.text;

/** A message in another form, as on a button; null where its words have no such form. */
export function formOf(message: PartView, form: string, extra: Extra = {}): string | null {
  for (const speaker of known()) {
    const text = speaker?.say(message, form, extra);
    if (text !== null && text !== undefined) return text;
  }
  return null;
}

/** What an id says that the server did not send; null where there are no words for it. */
export const wordOf = (id: string, extra: Extra = {}): string | null => formOf({ id }, "", extra);

/** The name of something that is declared, such as a piece or a kind of feature; its own name where there are no words. */
export function nameOf(family: string, name: string, form = ""): string {
  const id = `${family}-${name.replaceAll("_", "-")}`;
  const text = name.replaceAll("_", " ");
  const message: MessageView = { id, args: {}, text };
  return (form ? formOf(message, form) : null) ?? spoken(message);
}
