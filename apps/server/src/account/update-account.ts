import {
  accountTexts,
  calendarDateFrom,
  type ProfileUpdate,
  type ProfileUpdated,
  visibleText,
} from '@vitrine/api';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { violatedConstraint } from '../db/violation.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { people } from '../people/people.table.ts';
import type { ProfileDetails } from '../profile/profile-details.service.ts';
import type { TriedFrom } from '../session/address-tries.service.ts';
import { isReservedName } from '../session/reserved-names.rules.ts';
import type { Session } from '../session/session.service.ts';
import type { AccountNotices } from './account-notices.service.ts';
import type { EmailVerification } from './email-verification.service.ts';
import { endResets } from './password-reset.service.ts';

export interface UpdateAccountNeeds {
  details: ProfileDetails;
  session: Pick<Session, 'newPasswordHash' | 'changePassword' | 'signedOut'>;
  notices: AccountNotices;
  verification: Pick<EmailVerification, 'isTaken' | 'permit' | 'queue' | 'wake' | 'withdraw'>;
}

/**
 * Changes the given fields, which the contract has validated. Throws `username_reserved`, `username_taken`,
 * `email_taken`, `birthday_required`, `gender_required`, `country_required`, `current_password_wrong`,
 * `password_common`, `too_many_tries` and `too_many_verifications`.
 */
export async function updateAccount(
  db: Db,
  { details, session, notices, verification }: UpdateAccountNeeds,
  caller: { id: string; token: string },
  given: Omit<ProfileUpdate, 'userId'>,
  from: TriedFrom,
): Promise<ProfileUpdated> {
  const [before] = await db.select().from(people).where(eq(people.id, caller.id));
  if (!before) throw new DomainError('unauthorized');
  const said = await details.of(caller.id);

  const birthday = given.birthday === undefined ? said.birthday : calendarDateFrom(given.birthday);
  const gender = given.gender ?? said.gender;
  const country = given.country ?? said.country;
  if (!birthday) throw new DomainError('birthday_required');
  if (!gender) throw new DomainError('gender_required');
  if (!country) throw new DomainError('country_required');

  const username = changed(given.username?.toLowerCase(), before.username);
  if (username && isReservedName(username)) throw new DomainError('username_reserved');
  const email = given.email?.toLowerCase();
  const isOwnEmail = email === undefined || email === before.email?.toLowerCase();
  const isOfAnother = username && and(eq(people.username, username), ne(people.id, caller.id));
  const taken = isOfAnother ? await db.select({ id: people.id }).from(people).where(isOfAnother) : [];
  if (taken.length > 0) throw new DomainError('username_taken');
  if (!isOwnEmail && (await verification.isTaken(db, email, caller.id))) throw new DomainError('email_taken');
  const { newPassword, currentPassword } = given;
  const password = newPassword
    ? await session.newPasswordHash(caller.id, { present: currentPassword ?? '', next: newPassword }, from)
    : undefined;

  const asked = addressAfter(email, before, said);
  if (asked.isNew) await verification.permit(asked.pendingEmail, from);
  let became = asked;
  try {
    await db.transaction(async (tx) => {
      // Read again under the lock: another device or a verification link may have changed the account since.
      const held = await details.held(tx, caller.id);
      became = addressAfter(email, held.person, held.said);
      const { pendingEmail, isNew } = became;
      const changes = {
        ...(username === undefined ? {} : { username }),
        ...(given.name === undefined ? {} : { name: textOrNull(given.name) }),
        ...(given.bio === undefined ? {} : { bio: textOrNull(given.bio) }),
      };
      if (Object.keys(changes).length > 0)
        await tx.update(people).set(changes).where(eq(people.id, caller.id));
      await details.keep(tx, caller.id, {
        birthday: given.birthday === undefined ? undefined : birthday,
        gender: given.gender,
        country: given.country,
        pendingEmail,
      });
      if (held.said.pendingEmail && held.said.pendingEmail !== pendingEmail)
        await verification.withdraw(tx, caller.id, held.said.pendingEmail);
      if (isNew) await verification.queue(tx, caller.id, pendingEmail);
      if (password) {
        await session.changePassword(tx, caller, password);
        await endResets(tx, caller.id);
      }
      // An unverified address may belong to a stranger, so it gets no notices.
      if (!held.person.email || !held.said.emailVerified) return;
      const notice = { personId: caller.id, to: held.person.email };
      if (isNew) await notices.tell(tx, 'email change asked for', { ...notice, email: pendingEmail });
      if (password) await notices.tell(tx, 'password changed', notice);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'people_username_unique') throw new DomainError('username_taken');
    throw error;
  }
  if (password) session.signedOut(caller.id);
  const { pendingEmail, isNew: emailChanged } = became;
  if (emailChanged || password) verification.wake();
  const message = emailChanged
    ? `${accountTexts.updated} ${accountTexts.verify_new_email}`
    : accountTexts.updated;
  return { success: true, message, emailChanged, pendingEmail };
}

/** Returns the pending address after an update, and whether it is new. */
function addressAfter(
  email: string | undefined,
  present: { email: string | null },
  { pendingEmail }: { pendingEmail: string | null },
) {
  if (email === undefined || email === pendingEmail) return { pendingEmail, isNew: false as const };
  if (email === present.email?.toLowerCase()) return { pendingEmail: null, isNew: false as const };
  return { pendingEmail: email, isNew: true as const };
}

const changed = (given: string | undefined, before: string) => (given === before ? undefined : given);

const textOrNull = (text: string | null) => visibleText(text ?? '') || null;
