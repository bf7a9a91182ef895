import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { tokenHashOf } from '../kernel/tokens.ts';
import { people } from '../people/people.table.ts';
import type { ProfileDetails } from '../profile/profile-details.service.ts';
import { emailVerifications } from './account.table.ts';
import type { AccountNotices } from './account-notices.service.ts';
import { endResets } from './password-reset.service.ts';

export interface VerifyEmailNeeds {
  clock: Clock;
  details: ProfileDetails;
  notices: AccountNotices;
}

/**
 * Verifies the address of a link by its token. Resolves with the address that it replaces, or null. Throws
 * `verification_invalid`.
 */
export async function verifyEmail(
  tx: Queries,
  { clock, details, notices }: VerifyEmailNeeds,
  token: string,
): Promise<{ replaced: string | null }> {
  const tokenHash = tokenHashOf(token);
  const link = () => tx.select().from(emailVerifications).where(eq(emailVerifications.tokenHash, tokenHash));
  const [sent] = await link();
  if (!sent) throw new DomainError('verification_invalid');
  const { personId, email } = sent;
  // Accounts that verify the same address wait for each other; the first one gets it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('email ' || lower(${email}), 0))`);
  const { person, said } = await details.held(tx, personId);
  // Read again under the locks: another request may have used or withdrawn the link.
  const [held] = await link();
  if (!held) throw new DomainError('verification_invalid');
  const { usedAt, expiresAt, replaced } = held;
  const present = person.email ?? '';
  const isTheirs = isSame(present, email);
  // A reloaded page sends the token again, which is no error.
  if (usedAt && isTheirs) return { replaced };
  const { pendingEmail, emailVerified } = said;
  const isPending = pendingEmail !== null && isSame(pendingEmail, email);
  if (usedAt || !(expiresAt.getTime() > clock()) || !(isTheirs || isPending))
    throw new DomainError('verification_invalid');
  if (isPending) {
    await releaseFrom(tx, details, email, personId);
    await tx.update(people).set({ email }).where(eq(people.id, personId));
    await endResets(tx, personId);
  }
  await details.keep(tx, personId, { emailVerified: true, ...(isPending ? { pendingEmail: null } : {}) });
  const before = isPending && !isTheirs && present !== '' ? present : null;
  await tx
    .update(emailVerifications)
    .set({ usedAt: new Date(clock()), replaced: before })
    .where(eq(emailVerifications.tokenHash, tokenHash));
  if (before && emailVerified) await notices.tell(tx, 'email changed', { personId, to: before, email });
  return { replaced: before };
}

async function releaseFrom(
  tx: Queries,
  details: VerifyEmailNeeds['details'],
  email: string,
  personId: string,
): Promise<void> {
  await tx
    .update(people)
    .set({ email: null })
    .where(
      sql`lower(${people.email}) = lower(${email}) and ${people.id} <> ${personId} and ${people.id} not in ${details.withVerified()}`,
    );
}

export const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
