import { customType } from 'drizzle-orm/pg-core';

/** A column of PostgreSQL's full-text words. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
