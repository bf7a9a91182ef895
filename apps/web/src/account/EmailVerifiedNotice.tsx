import { Button, EmptyState, useMessages } from '@vitrine/ui';
import { companionApp, openInApp } from '../shell/companion-app/companion-app.ts';
import { MAIL_CHECK } from '../shell/icons/mail-check.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import * as styles from './AccountNotice.css.ts';
import { verifyEmailMessages } from './account.messages.ts';
import { NoticeIcon } from './NoticeIcon.tsx';

/** Confirms a verified address and links to the profile and, if there is one, the companion app. */
export function EmailVerifiedNotice({ isUpdated = false }: { isUpdated?: boolean }) {
  const texts = useMessages(verifyEmailMessages);
  const title = isUpdated ? texts.updated : texts.verified;
  usePageTitle(title);
  return (
    <EmptyState
      headingLevel={1}
      icon={<NoticeIcon path={MAIL_CHECK} />}
      title={title}
      help={texts.help}
      action={
        <div className={styles.actions}>
          {companionApp.scheme && (
            <Button variant="primary" onClick={() => openInApp(companionApp, 'email-verified')}>
              {texts.openApp}
            </Button>
          )}
          <Button asChild variant={companionApp.scheme ? 'secondary' : 'primary'}>
            <RouterLink href="/profile">{texts.goOn}</RouterLink>
          </Button>
        </div>
      }
    />
  );
}
