/**
 * A text for each plural form of a language: English has `one` and `other`; Polish also has `few` and `many`.
 */
export type PluralForms = { other: string } & { [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string };

/**
 * Returns a function that chooses a text by a number, after the plural rules of a language. Forms missing in
 * the texts fall back to `other`.
 *
 * @param language BCP 47 tag of the language of the texts.
 *
 * @example const plural = pluralIn('pl'); const found = (count: number) => plural(count, { one: `${count}
 * wynik`, few: `${count} wyniki`, other: `${count} wyników` });
 */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  // Created on first use, because a page may need no plural.
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language);
    return forms[rules.select(count)] ?? forms.other;
  };
}
