import type { Db } from '../db/client.ts';
import { createProductCollection } from '../products/product-collection.ts';
import { likes } from './likes.table.ts';

export type Likes = ReturnType<typeof createLikes>;

/** What people like. */
export const createLikes = (db: Db) => createProductCollection(db, likes);
