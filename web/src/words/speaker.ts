// Messages of the server put into words, from the same Fluent files that the server reads itself.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import type { PartView } from "../protocol";

type Item = number | string | PartView;
type Argument = Item | Item[];
export type Extra = Readonly<Record<string, Item>>;

/** A parameter in words that can be asked for its other forms. */
class Said extends FluentType<string> {
  constructor(
    readonly of: PartView | readonly Item[],
    text: string,
  ) {
    super(text);
  }
  override toString(): string {
    return this.value;
  }
}

/** Is a parameter a message itself, not a number, a text or a list? */
export const isMessage = (value: Argument): value is PartView => typeof value === "object" && !Array.isArray(value);

/** Says messages in one language, and in that of `other` what it lacks. A form is an attribute of a message: a case, a plural, what a button says. */
export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(
    language: string,
    texts: string,
    readonly other: () => Speaker | undefined = () => undefined,
  ) {
    const FORM: FluentFunction = ([value, form]) => this.#formOf(value, String(form));
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { FORM } });
    this.#bundle.addResource(new FluentResource(texts));
  }

  /** The text of a message, or null where this language has none. */
  say(message: PartView, form = "", extra: Extra = {}): string | null {
    const found = this.#bundle.getMessage(message.id);
    const pattern = form ? (found?.attributes[form] ?? null) : found?.value;
    if (pattern === null || pattern === undefined) return null;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries({ ...message.args, ...extra })) given[name] = this.#variable(value);
    return this.#bundle.formatPattern(pattern, given, []);
  }

  #variable(value: Argument): FluentVariable {
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    if (typeof value === "string") return value;
    return new Said(value, isMessage(value) ? this.#said(value) : this.#list(value, ""));
  }

  /** The message itself, in another language where this one has no words for it. */
  #said(message: PartView, form = ""): string {
    const own = (form ? this.say(message, form) : null) ?? this.say(message);
    const other = own === null ? this.other() : undefined;
    return own ?? (other ? other.#said(message, form) : message.id);
  }

  #list(items: readonly Item[], form: string): string {
    const parts = items.map((item) => (typeof item === "object" ? this.#said(item) : String(item)));
    const last = parts.pop() ?? "";
    const join = (id: string, first: string, next: string): string => {
      const args = { first, last: next };
      return (form ? this.say({ id, args }, form) : null) ?? this.say({ id, args }) ?? `${first}, ${next}`;
    };
    return parts.length
      ? join(
          "words-and",
          parts.reduce((first, next) => join("words-comma", first, next)),
          last,
        )
      : last;
  }

  #formOf(value: FluentValue | undefined, form: string): FluentValue {
    if (!(value instanceof Said)) return value ?? "";
    return Array.isArray(value.of) ? this.#list(value.of as Item[], form) : this.#said(value.of as PartView, form);
  }
}
