import { type Hashtag, hashtagsIn } from '@vitrine/api';

export const DISCOVER_PATH = '/discover';

/** Returns the address of a hashtag's posts (D18). */
export const hashtagPath = (name: string): string =>
  `${DISCOVER_PATH}?${new URLSearchParams({ q: `#${name}` })}`;

/** Returns the name of the hashtag that a text consists of, if it is one. */
export function hashtagNamedBy(text: string): string | undefined {
  const written = text.trim();
  const [tag] = hashtagsIn(written);
  return tag?.start === 0 && tag.end === written.length ? tag.name : undefined;
}

/** Returns the hashtags of a text as links. */
export const hashtagLinksIn = (text: string): HashtagLink[] =>
  hashtagsIn(text).map((tag) => ({ ...tag, href: hashtagPath(tag.name) }));

export interface HashtagLink extends Hashtag {
  href: string;
}
