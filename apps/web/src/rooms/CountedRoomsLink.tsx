import { useLive, useUnreadMessages } from '@vitrine/hooks';
import { CountedLink, type CountedLinkProps, useMessages } from '@vitrine/ui';
import { useEffect } from 'react';
import { setTitleCount } from '../shell/page/useDocumentTitle.ts';
import { roomsLinkMessages } from './rooms-link.messages.ts';

/**
 * The link to the dressing rooms with the number of unread messages, which the tab's title shows too. As every page
 * of a member has it, the live hints begin here.
 */
export function CountedRoomsLink(props: CountedLinkProps) {
  const texts = useMessages(roomsLinkMessages);
  const count = useUnreadMessages();
  useLive();
  useEffect(() => {
    setTitleCount(count);
    return () => setTitleCount(0);
  }, [count]);
  return (
    <CountedLink
      {...props}
      count={count}
      label={(shown) => (count > 0 ? texts.unread(shown) : props.label(shown))}
    />
  );
}
