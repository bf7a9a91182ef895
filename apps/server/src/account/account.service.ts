import { accountTexts, calendarDateFrom, type ProfileUpdate, type ProfileUpdated } from '@vitrine/api';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { violatedConstraint } from '../db/violation.ts';
import { DomainError } from '../domain-error.ts';
import type { ProfileDetails } from '../profile/profile-details.service.ts';
import type { TriedFrom } from '../session/address-tries.service.ts';
import { isReservedName } from '../session/reserved-names.rules.ts';
import type { Session } from '../session/session.service.ts';
import { people } from '../session/session.table.ts';
import type { AccountNotices } from './account-notices.service.ts';
import type { EmailVerification } from './email-verification.service.ts';

export type Account = ReturnType<typeof createAccount>;

export interface AccountOptions {
  details: ProfileDetails;
  session: Pick<Session, 'newPasswordHash' | 'changePassword'>;
  notices: AccountNotices;
  verification: Pick<EmailVerification, 'isTaken' | 'permit' | 'queue' | 'wake' | 'withdraw'>;
}

/** What people change of themselves. */
export function createAccount(db: Db, { details, session, notices, verification }: AccountOptions) {
  async function refuseTaken(personId: string, username: string | undefined, email: string | undefined) {
    const others = ne(people.id, personId);
    const isThere = async (column: ReturnType<typeof sql>) =>
      (await db.select({ id: people.id }).from(people).where(and(others, column))).length > 0;
    if (username && (await isThere(sql`${people.username} = ${username}`)))
      throw new DomainError('username_taken');
    if (email && (await verification.isTaken(db, email, personId))) throw new DomainError('email_taken');
  }

  return {
    /**
     * Changes what is given; what was checked by its rules alone is not checked again. Throws `username_reserved`,
     * `username_taken`, `email_taken`, `birthday_required`, `gender_required`, `country_required`, `current_password_wrong`,
     * `password_common`, `too_many_tries` and `too_many_verifications`.
     */
    async update(
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
      await refuseTaken(caller.id, username, isOwnEmail ? undefined : email);
      const { newPassword, currentPassword } = given;
      const password = newPassword
        ? await session.newPasswordHash(
            caller.id,
            { present: currentPassword ?? '', next: newPassword },
            from,
          )
        : undefined;

      const asked = addressAfter(email, before, said);
      if (asked.isNew) await verification.permit(asked.pendingEmail, from);
      let became = asked;
      try {
        await db.transaction(async (tx) => {
          // What was read until now may have been changed since, by another device or by the link of a mail.
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
          if (password) await session.changePassword(tx, caller, password);
          // Whoever did not verify an address may have given that of a stranger.
          if (!held.person.email || !held.said.emailVerified) return;
          const notice = { personId: caller.id, to: held.person.email };
          if (isNew) await notices.tell(tx, 'email change asked for', { ...notice, email: pendingEmail });
          if (password) await notices.tell(tx, 'password changed', notice);
        });
      } catch (error) {
        if (violatedConstraint(error) === 'people_username_unique') throw new DomainError('username_taken');
        throw error;
      }
      const { pendingEmail, isNew: emailChanged } = became;
      if (emailChanged || password) verification.wake();
      const message = emailChanged
        ? `${accountTexts.updated} ${accountTexts.verify_new_email}`
        : accountTexts.updated;
      return { success: true, message, emailChanged, pendingEmail };
    },

    /** Keeps the present address; where none waits there is nothing to do. */
    async cancelPendingEmail(personId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { pendingEmail } = (await details.held(tx, personId)).said;
        if (!pendingEmail) return;
        await details.keep(tx, personId, { pendingEmail: null });
        await verification.withdraw(tx, personId, pendingEmail);
      });
    },
  };
}

/** The address that waits once this one is given, or none is; and whether it begins to wait by that. */
function addressAfter(
  email: string | undefined,
  present: { email: string | null },
  { pendingEmail }: { pendingEmail: string | null },
) {
  if (email === undefined || email === pendingEmail) return { pendingEmail, isNew: false as const };
  if (email === present.email?.toLowerCase()) return { pendingEmail: null, isNew: false as const };
  return { pendingEmail: email, isNew: true as const };
}

/** What is given, where it is another than before. */
const changed = (given: string | undefined, before: string) => (given === before ? undefined : given);

/** What only has blanks says nothing. */
const textOrNull = (text: string | null) => text?.trim() || null;
