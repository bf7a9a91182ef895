import { Button, EmptyState, useMessages } from '@vitrine/ui';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { roomsMessages } from './rooms.messages.ts';

/** The dressing rooms of a guest: a question to sign in. */
export function RoomsGuest() {
  const texts = useMessages(roomsMessages);
  usePageTitle(texts.title);
  return (
    <EmptyState
      headingLevel={1}
      title={texts.logIn}
      action={
        <Button asChild variant="primary">
          <RouterLink href="/profile">{texts.signIn}</RouterLink>
        </Button>
      }
    />
  );
}
