import { eq } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { violatedConstraint } from '../db/violation.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { people } from '../people/people.table.ts';
import type { createAddressTries, TriedFrom } from './address-tries.service.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordHashOf } from './passwords.ts';
import { isReservedName } from './reserved-names.rules.ts';

/**
 * Confirms the address of a new account: `queue` runs in the transaction of the registration, `wake` after
 * it.
 */
export interface Confirmation {
  /** Whether another account has confirmed the address, or registered with it recently. */
  isTaken(queries: Queries, email: string): Promise<boolean>;
  /**
   * Makes the address pending, until it is confirmed. Called if another account registered with it long ago
   * and never confirmed it.
   */
  claim(tx: Queries, personId: string, email: string): Promise<void>;
  queue(tx: Queries, personId: string, email: string): Promise<void>;
  wake(): void;
}

export interface RegisterNeeds {
  clock: Clock;
  confirmation: Confirmation;
  registrations: Pick<ReturnType<typeof createAddressTries>, 'count'>;
}

/**
 * Creates an account and resolves with its id. Throws `username_reserved`, `password_common`,
 * `username_taken`, `email_taken` and `too_many_registrations`.
 */
export async function register(
  db: Db,
  { clock, registrations, confirmation }: RegisterNeeds,
  given: { username: string; email: string; password: string },
  from: TriedFrom,
): Promise<string> {
  const username = given.username.toLowerCase();
  const email = given.email.toLowerCase();
  if (isReservedName(username)) throw new DomainError('username_reserved');
  if (await isCommonPassword(given.password)) throw new DomainError('password_common');
  await refuseTaken(db, confirmation, username, email);
  const takeBack = await registrations.count(from);
  const id = newId();
  const passwordHash = await passwordHashOf(given.password);
  try {
    await create(db, confirmation, { id, username, email, passwordHash, createdAt: new Date(clock()) });
  } catch (error) {
    await takeBack();
    if (violatedConstraint(error) === 'people_username_unique') throw new DomainError('username_taken');
    throw error;
  }
  confirmation.wake();
  return id;
}

async function refuseTaken(db: Db, confirmation: Confirmation, username: string, email: string) {
  const taken = await db.select({ id: people.id }).from(people).where(eq(people.username, username));
  if (taken.length > 0) throw new DomainError('username_taken');
  if (await confirmation.isTaken(db, email)) throw new DomainError('email_taken');
}

/**
 * Inserts the account. An address with which another account registered long ago becomes pending instead.
 * Throws `email_taken`.
 */
async function create(
  db: Db,
  confirmation: Confirmation,
  person: typeof people.$inferInsert & { email: string },
): Promise<void> {
  const { id, email } = person;
  await db.transaction(async (tx) => {
    const made = await tx.insert(people).values(person).onConflictDoNothing().returning({ id: people.id });
    if (made.length === 0) {
      if (await confirmation.isTaken(tx, email)) throw new DomainError('email_taken');
      await tx.insert(people).values({ ...person, email: null });
      await confirmation.claim(tx, id, email);
    }
    await confirmation.queue(tx, id, email);
  });
}
