import { useSession, useSignInGate } from '@vitrine/hooks';
import { Button, CartButton, CountedLink, Icon, IconButton, useMessages } from '@vitrine/ui';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SavedSearchesBeside } from '../saved-searches/useSavedSearchesBeside.ts';
import { SIGN_IN_PATH } from '../session/return-path.ts';
import { useSignInLink } from '../session/useSignInLink.ts';
import { NotLoaded } from '../shell/failures/NotLoaded.tsx';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { MESSAGES_SQUARE } from '../shell/icons/messages-square.ts';
import { TEXT_SEARCH } from '../shell/icons/text-search.ts';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { shellMessages } from '../shell/shell.messages.ts';
import * as styles from './HeaderActions.css.ts';

const CountedCartButton = lazyLayer(() => import('../cart/CountedCartButton.tsx'), 'CountedCartButton');
const CountedRoomsLink = lazyLayer(() => import('../rooms/CountedRoomsLink.tsx'), 'CountedRoomsLink');
const OwnAvatar = lazyLayer(() => import('../session/OwnAvatar.tsx'), 'OwnAvatar');
const SavedSearchesDrawer = lazyLayer(
  () => import('../saved-searches/SavedSearchesDrawer.tsx'),
  'SavedSearchesDrawer',
);

const avatarToCome = <span className={styles.avatarToCome} />;

export interface HeaderActionsProps {
  beside: SavedSearchesBeside;
  bookmark: RefObject<HTMLButtonElement | null>;
}

/** Saved searches, cart, dressing rooms, and avatar or Login link. */
export function HeaderActions({ beside, bookmark }: HeaderActionsProps) {
  const location = useLocation();
  const { pathname } = location;
  const { status, userId } = useSession();
  const signIn = useSignInLink('login', SIGN_IN_PATH);
  const { ask } = useSignInGate();
  const texts = useMessages(shellMessages);
  const cart = { href: '/cart', active: pathname === '/cart' };
  const rooms = {
    href: '/rooms',
    icon: MESSAGES_SQUARE,
    label: () => texts.rooms,
    active: pathname.startsWith('/rooms'),
  };
  const askFirst = (label: string) => (event: MouseEvent) => {
    event.preventDefault();
    ask({ kind: 'page', label });
  };
  // The drawer belongs to the page it was opened on, so it never covers the sign-in page.
  const page = pageKeyOf(location);
  const [openedOn, setOpenedOn] = useState<string | null>();
  const isOpen = openedOn === page;
  const close = () => setOpenedOn(null);
  // The avatar or its placeholder now takes up the room that `data-member` reserved.
  useEffect(() => void delete document.documentElement.dataset.member, []);
  return (
    <>
      <IconButton
        ref={bookmark}
        label={texts.savedSearches}
        icon={<Icon path={TEXT_SEARCH} size={20} strokeWidth={1.75} />}
        {...(beside.hasPlace
          ? { 'aria-expanded': beside.isOpen, onClick: () => beside.setOpen(!beside.isOpen) }
          : { 'aria-haspopup': 'dialog', onClick: () => setOpenedOn(page) })}
      />
      {status === 'authenticated' ? (
        <>
          <CountedCartButton
            {...cart}
            meanwhile={<CartButton {...cart} />}
            fallback={<CartButton {...cart} />}
          />
          <CountedRoomsLink
            {...rooms}
            meanwhile={<CountedLink {...rooms} />}
            fallback={<CountedLink {...rooms} />}
          />
        </>
      ) : (
        <>
          <CartButton {...cart} onClick={askFirst(texts.cart)} />
          <CountedLink {...rooms} onClick={askFirst(texts.rooms)} />
        </>
      )}
      {userId !== undefined ? (
        <OwnAvatar userId={userId} meanwhile={avatarToCome} fallback={avatarToCome} />
      ) : (
        pathname !== SIGN_IN_PATH && (
          <Button asChild className={styles.signIn}>
            <RouterLink {...signIn}>{texts.login}</RouterLink>
          </Button>
        )
      )}
      {openedOn !== undefined && (
        <SavedSearchesDrawer
          open={isOpen}
          onOpenChange={(open) => setOpenedOn(open ? page : null)}
          fallback={isOpen && <NotLoaded text={texts.savedSearchesNotLoaded} onSaid={close} />}
        />
      )}
    </>
  );
}
