import { eq, lt, or } from 'drizzle-orm';
import type { Db } from './client.ts';
import { leases } from './lease.table.ts';
import { newId } from './new-id.ts';

export interface LeaseOptions {
  name: string;
  /** Milliseconds from the last `hold` until another instance may take over. */
  lasts: number;
  clock(): number;
}

export type Lease = ReturnType<typeof createLease>;

/**
 * A claim to work that only one instance may do. It is never released early: another instance waits until it
 * has expired.
 */
export function createLease(db: Db, { name, lasts, clock }: LeaseOptions) {
  const holder = newId();
  return {
    /** Acquires or extends the lease; false while another instance holds it. */
    async hold(): Promise<boolean> {
      const held = { holder, until: new Date(clock() + lasts) };
      const rows = await db
        .insert(leases)
        .values({ name, ...held })
        .onConflictDoUpdate({
          target: leases.name,
          set: held,
          setWhere: or(eq(leases.holder, holder), lt(leases.until, new Date(clock()))),
        })
        .returning({ name: leases.name });
      return rows.length > 0;
    },
  };
}
