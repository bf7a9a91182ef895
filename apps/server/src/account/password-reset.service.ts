import { and, eq, gt, lt } from 'drizzle-orm';
import { nowAndThen } from '../concurrency/now-and-then.ts';
import type { ResetLimits } from '../config/config.ts';
import type { Db, Queries } from '../db/client.ts';
import { type Clock, HOUR, MINUTE } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { tokenHashOf } from '../kernel/tokens.ts';
import { queueMail } from '../mail/mail-queue.ts';
import type { ProfileDetails } from '../profile/profile-details.service.ts';
import { createAddressTries, type TriedFrom } from '../session/address-tries.service.ts';
import type { Session } from '../session/session.service.ts';
import { passwordResets } from './account.table.ts';
import type { AccountNotices } from './account-notices.service.ts';
import { RESET_ASKED } from './reset-letters.ts';

/** Maximum reset mails per hour to one email address. */
const MOST_TO_AN_ADDRESS = 5;

export type PasswordReset = ReturnType<typeof createPasswordReset>;

export interface PasswordResetOptions {
  clock: Clock;
  details: ProfileDetails;
  notices: AccountNotices;
  session: Pick<Session, 'resetPassword' | 'passwordHashOf' | 'signedOut' | 'forgiveTries'>;
  limits: ResetLimits;
  onQueued(): void;
}

export function createPasswordReset(
  db: Db,
  { clock, details, notices, session, limits, onQueued }: PasswordResetOptions,
) {
  const limit = (kind: 'reset mail' | 'reset mail to', most: number) =>
    createAddressTries(db, clock, { kind, most, window: HOUR, code: 'too_many_resets' });
  const from = limit('reset mail', limits.mails);
  const to = limit('reset mail to', MOST_TO_AN_ADDRESS);
  const tries = createAddressTries(db, clock, {
    kind: 'password reset',
    most: limits.tries,
    window: MINUTE,
    code: 'too_many_reset_tries',
  });
  const sweepNowAndThen = nowAndThen(clock, HOUR, () =>
    Promise.all([
      db.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(clock()))),
      from.sweep(),
      to.sweep(),
      tries.sweep(),
    ]),
  );

  const linkOf = (queries: Queries, token: string) =>
    queries
      .select({ personId: passwordResets.personId })
      .from(passwordResets)
      .where(
        and(
          eq(passwordResets.tokenHash, tokenHashOf(token)),
          gt(passwordResets.expiresAt, new Date(clock())),
        ),
      );

  return {
    /**
     * Queues a link for the person who has verified the address, if there is one. They are looked up when
     * mails are written, so that the response does not reveal them. Throws `too_many_resets`.
     */
    async ask(typed: string, asked: TriedFrom): Promise<void> {
      await sweepNowAndThen();
      const address = typed.trim();
      const takeBack = await from.count(asked);
      const spelling = spellingOf(address);
      await to.count({ household: spelling, site: spelling }).catch(async (error: unknown) => {
        await takeBack();
        throw error;
      });
      await queueMail(db, RESET_ASKED, { email: address.toLowerCase() }, new Date(clock()));
      onQueued();
    },

    /**
     * Sets a new password by the token of a link, and ends all sessions of the person. Throws
     * `reset_invalid`, `password_common` and `too_many_reset_tries`.
     */
    async reset({ token, newPassword }: { token: string; newPassword: string }, tried: TriedFrom) {
      await sweepNowAndThen();
      await tries.count(tried);
      // Hashing is slow, so it is not done for tokens that are wrong anyway.
      const [known] = await linkOf(db, token);
      if (!known) throw new DomainError('reset_invalid');
      const hash = await session.passwordHashOf(newPassword);
      const { personId } = known;
      await db.transaction(async (tx) => {
        // Waits for other changes of the account. Of two resets, the second finds no link.
        const { person, said } = await details.held(tx, personId);
        const [held] = await linkOf(tx, token);
        if (!held) throw new DomainError('reset_invalid');
        await endResets(tx, personId);
        await session.resetPassword(tx, personId, hash);
        if (person.email && said.emailVerified)
          await notices.tell(tx, 'password reset', { personId, to: person.email });
      });
      await session.forgiveTries(personId, tried);
      session.signedOut(personId);
      onQueued();
    },
  };
}

/** Ends all links of a person, because the password or the address changed. */
export const endResets = (tx: Queries, personId: string): Promise<unknown> =>
  tx.delete(passwordResets).where(eq(passwordResets.personId, personId));

/** Returns the same text for all spellings of an address: capitals, look-alike letters, and letters of other widths. */
const spellingOf = (address: string): string => address.normalize('NFKC').toUpperCase().toLowerCase();
