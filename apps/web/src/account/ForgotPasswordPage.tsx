import { useForgotPassword } from '@vitrine/hooks';
import { Button, Callout, TextField, useMessages, withParts } from '@vitrine/ui';
import { useLocation } from 'react-router-dom';
import { typedEmailOf } from '../session/forgotten-address.ts';
import { SIGN_IN_PATH } from '../session/return-path.ts';
import { sessionRefusalMessages } from '../session/session-refusals.messages.ts';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { recoveryMessages } from './account.messages.ts';
import { accountRefusalMessages } from './account-refusals.messages.ts';
import * as styles from './RecoveryForm.css.ts';
import { RecoveryForm } from './RecoveryForm.tsx';

/** Asks for a link to reset the password, with the address that was typed into the sign-in form. */
export function ForgotPasswordPage() {
  const texts = useMessages(recoveryMessages);
  const { email, setEmail, busy, sent, problem, submit } = useForgotPassword(typedEmailOf(useLocation()));
  const refusalText = useRefusalText(accountRefusalMessages, sessionRefusalMessages);
  const error =
    problem && (refusalText({ status: 0, code: problem.code, text: problem.message }) ?? problem.message);
  const isOfField = problem?.field === 'email';
  return (
    <RecoveryForm
      title={texts.forgotTitle}
      help={
        <div role="status" className={styles.sent}>
          {sent ? (
            <>
              <Callout tone="positive">{sent.text ?? texts.sent}</Callout>
              <p className={styles.note}>
                {withParts(texts.nothingArrived, {
                  write: (
                    <RouterLink href="/help-support" className={styles.noteLink}>
                      {texts.write}
                    </RouterLink>
                  ),
                })}
              </p>
            </>
          ) : (
            texts.forgotHelp
          )}
        </div>
      }
      action={texts.send}
      error={isOfField ? undefined : error}
      errorHelp={problem?.code === 'forgot_failed' ? texts.notSentHelp : undefined}
      busy={busy}
      onSubmit={() => void submit()}
      after={
        <Button asChild variant="quiet">
          <RouterLink href={SIGN_IN_PATH}>{texts.toLogin}</RouterLink>
        </Button>
      }
    >
      <TextField
        large
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={texts.emailExample}
        required
        value={email}
        error={isOfField ? error : undefined}
        onValueChange={setEmail}
      />
    </RecoveryForm>
  );
}
