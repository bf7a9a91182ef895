import { Hono } from 'hono';
import type { AppEnv } from '../http/request.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { fileAnswer } from '../media/media.routes.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { SharedPictures } from './shared-pictures.service.ts';

/** Short, because a post may be deleted or filtered at any time. */
const CACHING = 'public, max-age=300';

const POST_ID = /^[A-Za-z0-9_.:-]{1,64}$/;
const FILE = /^[0-9a-f]{16}\.jpg$/;

/** Serves the pictures that link previews show of posts. An outdated version gets the picture as it is now. */
export const sharedPictureRoutes = (pictures: Pick<SharedPictures, 'read'>, store: MediaStore) =>
  new Hono<AppEnv>().get('/:postId/:file', async (c) => {
    const { postId, file } = c.req.param();
    if (!POST_ID.test(postId) || !FILE.test(file)) throw new DomainError('not_found');
    const name = await pictures.read(postId, c.get('aside'));
    if (name === undefined) throw new DomainError('not_found');
    return fileAnswer(c, store, name, CACHING);
  });
