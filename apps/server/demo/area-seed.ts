import type { Queries } from '../src/db/client.ts';

export interface AreaSeed {
  /** When this content changes, every seed is planted anew. */
  content: unknown;
  plant(tx: Queries): Promise<void>;
}
