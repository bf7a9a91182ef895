import type { OnWire, ProfileUpdate, ProfileUpdated } from '@vitrine/api';
import type { Db } from '../db/client.ts';
import type { TriedFrom } from '../session/address-tries.service.ts';
import { type UpdateAccountNeeds, updateAccount } from './update-account.ts';

export type Account = ReturnType<typeof createAccount>;

export const createAccount = (db: Db, needs: UpdateAccountNeeds) => ({
  update: (
    caller: { id: string; token: string },
    given: Omit<ProfileUpdate, 'userId'>,
    from: TriedFrom,
  ): Promise<OnWire<typeof ProfileUpdated>> => updateAccount(db, needs, caller, given, from),

  async cancelPendingEmail(personId: string): Promise<void> {
    const { details, verification } = needs;
    await db.transaction(async (tx) => {
      const { pendingEmail } = (await details.held(tx, personId)).said;
      if (!pendingEmail) return;
      await details.keep(tx, personId, { pendingEmail: null });
      await verification.withdraw(tx, personId, pendingEmail);
    });
  },
});
