import type { Queries } from '../db/client.ts';

/** The demo data of one area. */
export interface AreaSeed {
  /** All that is planted: when it changes, every seed is planted anew. */
  content: unknown;
  /** Puts it into a database that lacks it or holds an older version of it. */
  plant(tx: Queries): Promise<void>;
}
