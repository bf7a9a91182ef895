import { Hono } from 'hono';
import type { AppEnv } from '../http/request.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { fileAnswer } from '../media/media.routes.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { RoomPictureAddresses } from './room-picture-addresses.ts';

/** Browsers keep a picture for five minutes; shared caches never do. */
const PRIVATE = 'private, max-age=300';

/** Serves pictures of rooms to the members that their addresses are for. */
export const roomPictureRoutes = (addresses: Pick<RoomPictureAddresses, 'fileAt'>, store: MediaStore) =>
  new Hono<AppEnv>().get('/:ticket', async (c) => {
    const name = await addresses.fileAt(c.req.param('ticket'));
    if (name === undefined) throw new DomainError('not_found');
    return fileAnswer(c, store, name, PRIVATE);
  });
