import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { stopMails } from '../settings/settings.service.ts';
import { digests } from './digests.table.ts';

export type Unsubscribe = (token: string) => Promise<void>;

/** Ends the daily mails of the person whose link it is; an unknown link does nothing. */
export const createUnsubscribe =
  (db: Db): Unsubscribe =>
  async (token) => {
    const [found] = await db
      .select({ personId: digests.personId })
      .from(digests)
      .where(eq(digests.unsubscribeToken, token));
    if (found) await stopMails(db, found.personId);
  };
