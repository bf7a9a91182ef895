import { sql } from 'drizzle-orm';
import { catalogueRevision } from './products.table.ts';

/** The state that the catalogue is in now, as text to compare. */
export const revisionNow = sql<string>`(select last_value::text from ${sql.identifier(catalogueRevision.seqName ?? '')})`;
