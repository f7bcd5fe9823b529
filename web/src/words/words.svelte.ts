// Every word on the screen comes from here, in the language of the player.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { byTouch } from "../ui/pointer.svelte";
import { slug } from "./slug";

/** What a language is called in files, as `de`. */
export type Language = string;
const ENGLISH: Language = "en";

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

// A language is there when there is a file in it beside this one.
const FILES = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const BUNDLES = new Map(
  Object.entries(FILES).map(([file, text]) => {
    const id = file.slice("./".length, -".ftl".length);
    return [id, bundle(id, text)] as const;
  }),
);

/** Every language with its own name for itself, English first. */
export const LANGUAGES: readonly { id: Language; name: string }[] = [...BUNDLES.keys()]
  .sort((one, other) => Number(other === ENGLISH) - Number(one === ENGLISH) || one.localeCompare(other))
  .map((id) => ({ id, name: ownName(id) }));

function ownName(id: Language): string {
  const name = new Intl.DisplayNames([id], { type: "language" }).of(id) ?? id;
  return name.charAt(0).toLocaleUpperCase(id) + name.slice(1);
}

/** The language that was chosen before, else the first that the browser prefers and there is, else English. */
function first(): Language {
  const kept = globalThis.localStorage?.getItem("bastide.language");
  const preferred = globalThis.navigator?.languages?.map((id) => id.split("-")[0]!) ?? [];
  return [kept, ...preferred].find((id) => id && BUNDLES.has(id)) ?? ENGLISH;
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
  for (const spoken of new Set([language, ENGLISH])) {
    const b = BUNDLES.get(spoken);
    const message = b?.getMessage(id);
    // Any text may depend on $touch: what is clicked with a mouse is tapped with a finger.
    if (b && message?.value) return b.formatPattern(message.value, { touch: byTouch() ? "yes" : "no", ...args }, []);
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
