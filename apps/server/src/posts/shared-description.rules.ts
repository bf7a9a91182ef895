import { SHARED_DESCRIPTION_MAX } from '@vitrine/api';

const DOTS = '...';
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns a caption in one line, cut between whole characters: a family emoji is one. Without a caption, says
 * whose post it is.
 */
export function sharedDescriptionOf({ content, username }: { content: string; username: string }): string {
  const line = content.replace(/\s+/g, ' ').trim();
  if (line === '') return `A post by @${username}`;
  const kept: string[] = [];
  for (const { segment } of characters.segment(line)) {
    if (kept.length === SHARED_DESCRIPTION_MAX)
      return kept.slice(0, SHARED_DESCRIPTION_MAX - DOTS.length).join('') + DOTS;
    kept.push(segment);
  }
  return line;
}
