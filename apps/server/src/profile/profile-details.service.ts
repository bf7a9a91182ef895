import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { people } from '../people/people.table.ts';
import { profiles } from './profile.table.ts';

export type ProfileDetails = ReturnType<typeof createProfileDetails>;

/** Stored details of a profile, besides name and bio; days are `YYYY-MM-DD`. */
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

export const createProfileDetails = (db: Db) => ({
  async of(personId: string, queries: Queries = db): Promise<Details> {
    const [found] = await queries.select().from(profiles).where(eq(profiles.personId, personId));
    return found ?? NOTHING_SAID;
  },
  /** Returns account and details, locked against other changes until the transaction ends. */
  async held(tx: Queries, personId: string): Promise<{ person: typeof people.$inferSelect; said: Details }> {
    const [person] = await tx.select().from(people).where(eq(people.id, personId)).for('no key update');
    if (!person) throw new DomainError('profile_not_found');
    return { person, said: await this.of(personId, tx) };
  },
  withPending: (email: string): SQL =>
    sql`(select ${profiles.personId} from ${profiles} where lower(${profiles.pendingEmail}) = lower(${email}))`,
  withVerified: (): SQL =>
    sql`(select ${profiles.personId} from ${profiles} where ${profiles.emailVerified})`,
  /** Stores changed details; absent ones stay unchanged. */
  async keep(queries: Queries, personId: string, changes: Partial<Details>): Promise<void> {
    if (Object.values(changes).every((value) => value === undefined)) return;
    await queries
      .insert(profiles)
      .values({ personId, ...changes })
      .onConflictDoUpdate({ target: profiles.personId, set: changes });
  },
});
