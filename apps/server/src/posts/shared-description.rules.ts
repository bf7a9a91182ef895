import { SHARED_DESCRIPTION_MAX, visibleText } from '@vitrine/api';

const DOTS = '...';
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

// An override that a cut leaves open would turn the words of the page around it.
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text in one line, without control characters and overrides of its direction. */
export const sharedLineOf = (text: string): string =>
  visibleText(text.replace(DIRECTION_OVERRIDES, '').replace(/[\p{Cc}\s]+/gu, ' '));

/**
 * Returns a caption in one line, cut between whole characters: a family emoji is one. Without a caption, says
 * whose post it is.
 */
export function sharedDescriptionOf({ content, username }: { content: string; username: string }): string {
  const line = sharedLineOf(content);
  if (line === '') return `A post by @${username}`;
  const kept: string[] = [];
  for (const { segment } of characters.segment(line)) {
    if (kept.length === SHARED_DESCRIPTION_MAX)
      return kept.slice(0, SHARED_DESCRIPTION_MAX - DOTS.length).join('') + DOTS;
    kept.push(segment);
  }
  return line;
}
