/** A text, a list of texts, or what makes a text of names and numbers. */
export type Message = string | readonly string[] | ((...values: never[]) => string);

/** English texts under a name that translations find them by. */
export interface MessageCatalogue<
  Name extends string = string,
  Texts extends Record<string, Message> = Record<string, Message>,
> {
  readonly name: Name;
  readonly english: Texts;
}

/**
 * The texts of a catalogue, in any language: what `useMessages` gives and a translation fills.
 *
 * @example `const german: MessagesOf<typeof likesMessages> = { like: (name) => `${name} gefällt mir` };`
 */
export type MessagesOf<Catalogue extends MessageCatalogue> = {
  [Key in keyof Catalogue['english']]: Widen<Catalogue['english'][Key]>;
};

type Widen<Text> = Text extends (...values: infer Values) => string
  ? (...values: Values) => string
  : Text extends readonly string[]
    ? readonly string[]
    : string;

/** Translations by the name of their catalogue. What is left out stays English. */
export type Translations = { [Name in string]?: { [Key in string]?: Message } };

/**
 * Names the English texts that a part of the app says, so that `UiProvider` can give them in another language. They are
 * loaded with the module that defines them.
 *
 * @param name Unique among all catalogues; where `messages` of `UiProvider` has the translation.
 */
export const defineMessages = <Name extends string, Texts extends Record<string, Message>>(
  name: Name,
  english: Texts,
): MessageCatalogue<Name, Texts> => ({ name, english });
