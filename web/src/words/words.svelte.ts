// Every word on the screen comes from here, in the language of the player.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { byTouch } from "../ui/pointer.svelte";
import { slug } from "./slug";

export type Language = "en" | "de";
export const LANGUAGES: readonly { id: Language; name: string }[] = [
  { id: "en", name: "English" },
  { id: "de", name: "Deutsch" },
];

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundle("en", en), de: bundle("de", de) };

function first(): Language {
  const kept = globalThis.localStorage?.getItem("bastide.language");
  if (kept === "en" || kept === "de") return kept;
  return globalThis.navigator?.language?.startsWith("de") ? "de" : "en";
}

let language = $state<Language>(first());

export const currentLanguage = (): Language => language;

export function speak(next: Language): void {
  language = next;
  localStorage.setItem("bastide.language", next);
  document.documentElement.lang = next;
}

type Args = Record<string, FluentVariable>;

function lookup(id: string, args: Args | undefined): string | null {
  for (const b of language === "en" ? [BUNDLES.en] : [BUNDLES[language], BUNDLES.en]) {
    const message = b.getMessage(id);
    // Any text may depend on $touch: what is clicked with a mouse is tapped with a finger.
    if (message?.value) return b.formatPattern(message.value, { touch: byTouch() ? "yes" : "no", ...args }, []);
  }
  return null;
}

/** The text with this id. */
export function t(id: string, args?: Args): string {
  return lookup(id, args) ?? id;
}

/** A word that the game names, such as a piece or a kind of feature: ours where we have it, else its own. */
export function named(family: string, word: string, fallback: string = word.replaceAll("_", " "), args?: Args): string {
  return lookup(`${family}-${slug(word)}`, args) ?? fallback;
}
