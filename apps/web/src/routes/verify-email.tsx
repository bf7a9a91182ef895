import { useEmailVerification, useSession } from '@vitrine/hooks';
import { Button, EmptyState, Spinner, useMessages } from '@vitrine/ui';
import { useSearchParams } from 'react-router-dom';
import * as styles from '../account/AccountNotice.css.ts';
import { verifyEmailMessages } from '../account/account.messages.ts';
import { accountRefusalMessages } from '../account/account-refusals.messages.ts';
import { EmailVerifiedNotice } from '../account/EmailVerifiedNotice.tsx';
import { EDIT_EMAIL } from '../account/edit-profile-address.ts';
import { NoticeIcon } from '../account/NoticeIcon.tsx';
import { sessionRefusalMessages } from '../session/session-refusals.messages.ts';
import { type Refusal, useRefusalText } from '../shell/failures/useRefusalText.ts';
import { MAIL } from '../shell/icons/mail.ts';
import { MAIL_X } from '../shell/icons/mail-x.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';

/**
 * Target of the link in verification mails. A script sends the token, so that merely fetching the page does
 * not consume it.
 */
export function Component() {
  const [parameters] = useSearchParams();
  const verification = useEmailVerification(parameters.get('token'));
  return (
    // A live region, because the result appears without input.
    <div className={styles.page} role="status">
      {verification.status === 'verifying' && <Verifying />}
      {verification.status === 'success' && <EmailVerifiedNotice isUpdated={verification.emailUpdated} />}
      {verification.status === 'error' && (
        <NotVerified
          code={verification.code}
          text={verification.text}
          onRetry={verification.mayRetry ? verification.retry : undefined}
        />
      )}
    </div>
  );
}

function Verifying() {
  const { verifying } = useMessages(verifyEmailMessages);
  usePageTitle(verifying);
  return (
    <EmptyState headingLevel={1} icon={<NoticeIcon path={MAIL} />} title={verifying} action={<Spinner />} />
  );
}

interface NotVerifiedProps extends Pick<Refusal, 'code' | 'text'> {
  onRetry: (() => void) | undefined;
}

function NotVerified({ code, text, onRetry }: NotVerifiedProps) {
  const message = useRefusalText(accountRefusalMessages, sessionRefusalMessages)({ status: 0, code, text });
  const texts = useMessages(verifyEmailMessages);
  // The Edit Profile page offers signed-in users another verification mail.
  const isSignedIn = useSession().status === 'authenticated';
  usePageTitle(texts.failed);
  return (
    <EmptyState
      headingLevel={1}
      icon={<NoticeIcon path={MAIL_X} />}
      title={texts.failed}
      help={message === texts.failed ? undefined : message}
      action={
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="primary" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
          {isSignedIn && (
            <Button asChild variant={onRetry ? 'secondary' : 'primary'}>
              <RouterLink href={EDIT_EMAIL}>{texts.toEditProfile}</RouterLink>
            </Button>
          )}
          <Button asChild variant={onRetry || isSignedIn ? 'secondary' : 'primary'}>
            <RouterLink href="/login">{texts.toLogin}</RouterLink>
          </Button>
        </div>
      }
    />
  );
}
