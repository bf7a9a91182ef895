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
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
}

/** The links that are sent: those that lack a label or an address are dropped. */
export const linksToSend = (links: readonly TypedLink[]): TypedLink[] =>
  links
    .map(({ url, label }) => ({ url: addressMeant(url), label: label.trim() }))
    .filter(({ url, label }) => url !== '' && label !== '');

/** Whether what is typed leads somewhere; nothing typed does no harm. */
export const isAddressTyped = (typed: string): boolean =>
  typed.trim() === '' || isPostLink(addressMeant(typed));

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
