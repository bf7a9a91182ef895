import { useEmailVerification, useSession } from '@vitrine/hooks';
import { Button, EmptyState, Spinner, useMessages } from '@vitrine/ui';
import { useSearchParams } from 'react-router-dom';
import * as styles from '../account/AccountNotice.css.ts';
import { verifyEmailMessages } from '../account/account.messages.ts';
import { EmailVerifiedNotice } from '../account/EmailVerifiedNotice.tsx';
import { NoticeIcon } from '../account/NoticeIcon.tsx';
import { MAIL } from '../shell/icons/mail.ts';
import { MAIL_X } from '../shell/icons/mail-x.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { usePageTitle } from '../shell/useDocumentTitle.ts';

/** Where the link of a verification mail leads: the page asks for the verification, so that who only fetches it uses nothing up. */
export function Component() {
  const [parameters] = useSearchParams();
  const verification = useEmailVerification(parameters.get('token'));
  return (
    // Said as it comes: nobody has done anything since the page was opened.
    <div className={styles.page} role="status">
      {verification.status === 'verifying' && <Verifying />}
      {verification.status === 'success' && <EmailVerifiedNotice isUpdated={verification.emailUpdated} />}
      {verification.status === 'error' && (
        <NotVerified
          message={verification.message}
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

function NotVerified({ message, onRetry }: { message: string; onRetry: (() => void) | undefined }) {
  const texts = useMessages(verifyEmailMessages);
  // There another mail can be asked for.
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
              <RouterLink href="/edit-profile">{texts.toEditProfile}</RouterLink>
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
