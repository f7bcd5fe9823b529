// Every word on the screen comes from here, in the language of the player.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { byTouch } from "../ui/pointer.svelte";
import english from "./en.ftl?raw";
import { slug } from "./slug";

/** What a language is called in files, as `de`. */
export type Language = string;
const ENGLISH: Language = "en";

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

// A language is there when there is a file in it beside this one. English comes with the page, for words that another
// does not have; the others come when they are spoken.
const FILES = Object.fromEntries(
  Object.entries(import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" })).map(
    ([file, fetch]) => [file.slice("./".length, -".ftl".length), fetch] as const,
  ),
);
const BUNDLES = new Map([[ENGLISH, bundle(ENGLISH, english)]]);

/** Fetch a language; false if it cannot be had just now. */
async function fetched(id: Language): Promise<boolean> {
  try {
    if (!BUNDLES.has(id)) BUNDLES.set(id, bundle(id, await FILES[id]!()));
    return true;
  } catch {
    return false;
  }
}

/** Every language with its own name for itself, English first. */
export const LANGUAGES: readonly { id: Language; name: string }[] = [ENGLISH, ...Object.keys(FILES).sort()].map(
  (id) => ({
    id,
    name: ownName(id),
  }),
);

function ownName(id: Language): string {
  const name = new Intl.DisplayNames([id], { type: "language" }).of(id) ?? id;
  return name.charAt(0).toLocaleUpperCase(id) + name.slice(1);
}

/** The language that was chosen before, else the first that the browser prefers and there is, else English. */
function first(): Language {
  const kept = globalThis.localStorage?.getItem("bastide.language");
  const preferred = globalThis.navigator?.languages?.map((id) => id.split("-")[0]!) ?? [];
  return [kept, ...preferred].find((id) => id && (id === ENGLISH || id in FILES)) ?? ENGLISH;
}

const begin = first();
// Nothing is shown before there are words for it.
let language = $state<Language>((await fetched(begin)) ? begin : ENGLISH);

export const currentLanguage = (): Language => language;

export async function speak(next: Language): Promise<void> {
  if (!(await fetched(next))) return;
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
