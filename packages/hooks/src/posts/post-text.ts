import { isPostLink } from '@vitrine/api';

/** A link as it is typed. */
export interface TypedLink {
  url: string;
  label: string;
}

/** What somebody types of a post. */
export interface PostText {
  content: string;
  links: readonly TypedLink[];
}

/** The address that somebody means who types one: without a scheme it is one of the web. */
export function addressMeant(typed: string): string {
  const text = typed.trim();
  return text === '' || hasScheme(text) ? text : `https://${text}`;
}

const hasScheme = (text: string) => /^[a-z][a-z\d+.-]*:/i.test(text);

/** The links that are sent: those that lack a label or an address are dropped. */
export const linksToSend = (links: readonly TypedLink[]): TypedLink[] =>
  links
    .map(({ url, label }) => ({ url: addressMeant(url), label: label.trim() }))
    .filter(({ url, label }) => url !== '' && label !== '');

/** Whether what is typed leads somewhere; nothing typed does no harm. */
export function isAddressTyped(typed: string): boolean {
  const text = typed.trim();
  if (text === '') return true;
  // A single word is no address of the web.
  return (hasScheme(text) || text.includes('.')) && isPostLink(addressMeant(text));
}

/** How many links are left out when they are sent: those of which only the address or only the name is there. */
export const countLeftOut = (links: readonly TypedLink[]): number =>
  links.filter(({ url, label }) => (url.trim() === '') !== (label.trim() === '')).length;

/** Reads what was typed out of a storage, which may hold anything. */
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
