import { isBlankText, isPostLink, visibleText } from '@vitrine/api';

/** A link as typed. */
export interface TypedLink {
  url: string;
  label: string;
}

/** The typed text and links of a post. */
export interface PostText {
  content: string;
  links: readonly TypedLink[];
}

/** Completes a typed address: without a scheme it gets `https://`. */
export function addressMeant(typed: string): string {
  const text = typed.trim();
  return text === '' || hasScheme(text) ? text : `https://${text}`;
}

const hasScheme = (text: string) => /^[a-z][a-z\d+.-]*:/i.test(text);

/** Omits links that lack a label or an address. */
export const linksToSend = (links: readonly TypedLink[]): TypedLink[] =>
  links
    .map(({ url, label }) => ({ url: addressMeant(url), label: visibleText(label) }))
    .filter(({ url, label }) => url !== '' && label !== '');

/** Whether a typed address is valid or empty. */
export function isAddressTyped(typed: string): boolean {
  const text = typed.trim();
  if (text === '') return true;
  // A single word is not a web address.
  return (hasScheme(text) || text.includes('.')) && isPostLink(addressMeant(text));
}

/** Returns the number of links dropped on sending, since they have only an address or only a label. */
export const countLeftOut = (links: readonly TypedLink[]): number =>
  links.filter(({ url, label }) => (url.trim() === '') !== isBlankText(label)).length;

export function postTextFrom(kept: unknown): PostText | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { content, links } = kept as Partial<PostText>;
  if (typeof content !== 'string' || !Array.isArray(links)) return undefined;
  return { content, links: links.filter(isTypedLink).map(({ url, label }) => ({ url, label })) };
}

const isTypedLink = (kept: unknown): kept is TypedLink => {
  if (typeof kept !== 'object' || kept === null) return false;
  const { url, label } = kept as Partial<TypedLink>;
  return typeof url === 'string' && typeof label === 'string';
};
