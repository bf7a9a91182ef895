import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { DomainError } from '../domain-error.ts';
import { people } from '../session/session.table.ts';
import { profiles } from './profile.table.ts';

export type ProfileDetails = ReturnType<typeof createProfileDetails>;

/** What is kept of a profile beside the name; days as `YYYY-MM-DD`. */
export type Details = Omit<typeof profiles.$inferSelect, 'personId'>;

const NOTHING_SAID: Details = {
  pictureId: null,
  coverId: null,
  birthday: null,
  gender: null,
  country: null,
  emailVerified: false,
  pendingEmail: null,
};

/** What people say of themselves beside their name, as it is kept. */
export const createProfileDetails = (db: Db) => ({
  async of(personId: string, queries: Queries = db): Promise<Details> {
    const [found] = await queries.select().from(profiles).where(eq(profiles.personId, personId));
    return found ?? NOTHING_SAID;
  },
  /** The same, with what stands beside it: nobody else changes either until the transaction is over. */
  async held(tx: Queries, personId: string): Promise<{ person: typeof people.$inferSelect; said: Details }> {
    const [person] = await tx.select().from(people).where(eq(people.id, personId)).for('no key update');
    if (!person) throw new DomainError('profile_not_found');
    return { person, said: await this.of(personId, tx) };
  },
  /** The ids of those for whom an address waits to be verified: a query. */
  withPending: (email: string): SQL =>
    sql`(select ${profiles.personId} from ${profiles} where lower(${profiles.pendingEmail}) = lower(${email}))`,
  /** The ids of those who verified their address: a query. */
  withVerified: (): SQL =>
    sql`(select ${profiles.personId} from ${profiles} where ${profiles.emailVerified})`,
  /** What is left out stays as it is. */
  async keep(queries: Queries, personId: string, changes: Partial<Details>): Promise<void> {
    if (Object.values(changes).every((value) => value === undefined)) return;
    await queries
      .insert(profiles)
      .values({ personId, ...changes })
      .onConflictDoUpdate({ target: profiles.personId, set: changes });
  },
});
