import type { MessagesOf } from '../provider/messages.ts';
import type { postGridMessages } from './post-grid.messages.ts';

/** Maximum characters of a description or caption in a post's name. */
const NAME_LENGTH = 120;

interface NamedPost {
  alt?: string | undefined;
  caption?: string | undefined;
  username?: string | undefined;
  filtered?: boolean | undefined;
}

/** Returns a post's name from its picture's description or its caption; a covered post hides both. */
export const postTileName = (
  { alt, caption = '', username = '', filtered = false }: NamedPost,
  texts: Pick<MessagesOf<typeof postGridMessages>, 'post' | 'filtered'>,
): string =>
  filtered
    ? texts.filtered(username)
    : texts.post((alt || caption).replace(/\s+/g, ' ').trim().slice(0, NAME_LENGTH), username);
