/** A text, a list of texts, or a function that builds a text from names and numbers. */
export type Message = string | readonly string[] | ((...values: never[]) => string);

/** English texts under a name; translations use the same name. */
export interface MessageCatalogue<
  Name extends string = string,
  Texts extends Record<string, Message> = Record<string, Message>,
> {
  readonly name: Name;
  readonly english: Texts;
}

/**
 * The texts of a catalogue in any language: the result of `useMessages` and the shape of a translation.
 *
 * @example `const german: MessagesOf<typeof likesMessages> = { like: (name) => `${name} gefällt mir` };`
 */
export type MessagesOf<Catalogue extends MessageCatalogue> = Catalogue['english'];

/** Widens the literal English texts, so that translations fit. */
type InAnyLanguage<Texts> = { -readonly [Key in keyof Texts]: Widen<Texts[Key]> };

type Widen<Text> = Text extends (...values: infer Values) => infer Said
  ? (...values: Values) => Said extends string ? TextWith<PartsIn<Said>> : string
  : Text extends readonly string[]
    ? readonly string[]
    : Text extends string
      ? TextWith<PartsIn<Text>>
      : string;

/**
 * A text with a placeholder in braces for each name, which `withParts` replaces by an element:
 * `TextWith<'host'>` for “Open {host}”.
 */
export type TextWith<Name extends string> = [Name] extends [never] ? string : Places<Name> & string;

type Places<Name extends string> = (
  Name extends string
    ? (place: `${string}{${Name}}${string}`) => void
    : never
) extends (place: infer All) => void
  ? All
  : never;

type PartsIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PartsIn<Rest>
  : never;

/** Translations by catalogue name. Missing texts stay English. */
export type Translations = { [Name in string]?: { [Key in string]?: Message } };

/**
 * Defines a catalogue of English texts that `UiProvider` can translate.
 *
 * @param name Unique name of the catalogue: its key in `messages` of `UiProvider`.
 */
export const defineMessages = <Name extends string, const Texts extends Record<string, Message>>(
  name: Name,
  english: Texts,
): MessageCatalogue<Name, InAnyLanguage<Texts>> => ({ name, english: english as InAnyLanguage<Texts> });
