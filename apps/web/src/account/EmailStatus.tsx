import type { AccountOutcome, EditProfile } from '@vitrine/hooks';
import { Button, Callout, isolated, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useToast } from '../shell/toasts/toasts.tsx';
import { editProfileMessages } from './account.messages.ts';
import * as styles from './ProfileForm.css.ts';
import { useAccountRefusals } from './useProblemText.ts';

export interface EmailStatusProps {
  form: Pick<EditProfile, 'profile' | 'resend' | 'cancelPendingEmail'>;
}

/**
 * Shows an unverified or pending email, with a button to resend the mail. A pending change can also be
 * cancelled.
 */
export function EmailStatus({ form: { profile, resend, cancelPendingEmail } }: EmailStatusProps) {
  const texts = useMessages(editProfileMessages);
  const refusalText = useAccountRefusals();
  const showToast = useToast();
  const [busy, setBusy] = useState<'resend' | 'cancel'>();
  const pending = profile?.pendingEmail;
  if (!profile || (!pending && (profile.emailVerified || !profile.email))) return null;

  async function tell(what: 'resend' | 'cancel', task: () => Promise<AccountOutcome>) {
    if (busy) return;
    setBusy(what);
    const outcome = await task();
    setBusy(undefined);
    if (outcome.done)
      showToast({ text: outcome.text ?? (what === 'resend' ? texts.resent : texts.cancelled) });
    else showToast({ text: refusalText({ status: 0, ...outcome }) ?? texts.notDone, tone: 'danger' });
  }

  return (
    <Callout
      title={texts.pendingTitle}
      action={
        <div className={styles.actions}>
          <Button busy={busy === 'resend'} onClick={() => void tell('resend', resend)}>
            {texts.resend}
          </Button>
          {pending && (
            <Button
              variant="quiet"
              busy={busy === 'cancel'}
              onClick={() => void tell('cancel', cancelPendingEmail)}
            >
              {texts.cancelPending}
            </Button>
          )}
        </div>
      }
    >
      {pending ? texts.pending(isolated(pending)) : texts.unverified}
    </Callout>
  );
}
