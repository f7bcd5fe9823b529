// Sentences of the server in another language, found by the templates they were made from.
// docs/translating.md tells what the holes mean; the server has the templates, /api/phrases/de.

/** What these holes hold is kept as it is; everything else is a phrase again. */
const KEPT: Readonly<Record<string, string>> = {
  who: ".+?",
  tile: ".+?",
  text: ".+?",
  place: "-?\\d+,-?\\d+",
  n: "-?\\d+",
};
const HOLE = /\{([a-z]+)(\d*)\}/g;
const MOST_REMEMBERED = 5000;

interface Template {
  pattern: RegExp;
  holes: readonly { name: string; kept: boolean }[];
  spoken: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function template(said: string, spoken: string): Template {
  const holes = [...said.matchAll(HOLE)].map(([, sort, number]) => ({ name: `${sort}${number}`, sort: sort! }));
  const literals = said.split(/\{[a-z]+\d*\}/).map(escaped);
  const pattern = literals.reduce((before, literal, i) => `${before}(${KEPT[holes[i - 1]!.sort] ?? ".+?"})${literal}`);
  return {
    pattern: new RegExp(`^${pattern}$`),
    holes: holes.map(({ name, sort }) => ({ name, kept: sort in KEPT })),
    spoken,
  };
}

/** A function that gives a sentence in the language of the phrases, or null where they do not have it. */
export function translator(phrases: Readonly<Record<string, string>>): (text: string) => string | null {
  const plain = new Map(Object.entries(phrases));
  const length = (said: string) => said.replace(HOLE, "").length;
  // The more of a sentence a template spells out, the better it is meant.
  const templates = [...plain]
    .filter(([said]) => said.includes("{"))
    .sort(([one], [other]) => length(other) - length(one))
    .map(([said, spoken]) => template(said, spoken));
  const remembered = new Map<string, string | null>();

  function fill({ pattern, holes, spoken }: Template, text: string): string | null {
    const found = pattern.exec(text);
    if (!found) return null;
    const words = new Map<string, string>();
    for (const [i, { name, kept }] of holes.entries()) {
      const word = kept ? found[i + 1]! : translate(found[i + 1]!);
      if (word === null) return null;
      words.set(name, word);
    }
    return spoken.replace(HOLE, (_, sort: string, number: string) => words.get(sort + number) ?? "");
  }

  function translate(text: string): string | null {
    const known = plain.get(text) ?? remembered.get(text);
    if (known !== undefined) return known;
    let result: string | null = null;
    for (const one of templates) if ((result = fill(one, text)) !== null) break;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(text, result);
    return result;
  }
  return translate;
}
