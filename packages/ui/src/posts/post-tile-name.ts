import type { MessagesOf } from '../provider/messages.ts';
import type { postGridMessages } from './post-grid.messages.ts';

/** Characters of a caption that name its post. */
const NAME_LENGTH = 120;

interface NamedPost {
  alt?: string | undefined;
  caption?: string | undefined;
  username?: string | undefined;
  filtered?: boolean | undefined;
}

/** What a post is called in a grid: by what its picture shows, else by what it says; neither where it is covered. */
export const postTileName = (
  { alt, caption = '', username = '', filtered = false }: NamedPost,
  texts: Pick<MessagesOf<typeof postGridMessages>, 'post' | 'filtered'>,
): string =>
  filtered
    ? texts.filtered(username)
    : texts.post((alt || caption).replace(/\s+/g, ' ').trim().slice(0, NAME_LENGTH), username);
