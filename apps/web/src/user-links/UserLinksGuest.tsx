import { useSignInGate } from '@vitrine/hooks';
import { Button, EmptyState, useMessages } from '@vitrine/ui';
import * as instead from '../shell/page/InsteadOfPage.css.ts';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { userLinksPageMessages } from './user-links.messages.ts';

/** The links of a person for guests: a question to sign in, with nothing of the links. */
export function UserLinksGuest() {
  const texts = useMessages(userLinksPageMessages);
  const { ask } = useSignInGate();
  usePageTitle(texts.guestTitle);
  return (
    <EmptyState
      className={instead.alone}
      headingLevel={1}
      title={texts.guestTitle}
      action={
        <Button variant="primary" onClick={() => ask({ kind: 'feature' })}>
          {texts.signIn}
        </Button>
      }
    />
  );
}
