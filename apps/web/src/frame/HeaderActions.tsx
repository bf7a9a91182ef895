import { useSession, useSignInGate } from '@vitrine/hooks';
import { Button, CartButton, Icon, IconButton, useMessages } from '@vitrine/ui';
import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SavedSearchesBeside } from '../saved-searches/useSavedSearchesBeside.ts';
import { SIGN_IN_PATH } from '../session/return-path.ts';
import { useSignInLink } from '../session/useSignInLink.ts';
import { TEXT_SEARCH } from '../shell/icons/text-search.ts';
import { lazyLayer } from '../shell/lazy-layer.tsx';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { pageKeyOf } from '../shell/page-key.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { shellMessages } from '../shell/shell.messages.ts';
import * as styles from './HeaderActions.css.ts';

const CountedCartButton = lazyLayer(() =>
  import('../cart/CountedCartButton.tsx').then(({ CountedCartButton: loaded }) => loaded),
);
const OwnAvatar = lazyLayer(() => import('../session/OwnAvatar.tsx').then(({ OwnAvatar: loaded }) => loaded));
const SavedSearchesDrawer = lazyLayer(() =>
  import('../saved-searches/SavedSearchesDrawer.tsx').then(({ SavedSearchesDrawer: loaded }) => loaded),
);

const avatarToCome = <span className={styles.avatarToCome} />;

export interface HeaderActionsProps {
  beside: SavedSearchesBeside;
  /** The button that opens the saved searches. */
  bookmark: RefObject<HTMLButtonElement | null>;
}

/** What stands at the end of the header: saved searches, the cart, and who is signed in or the way to sign in. */
export function HeaderActions({ beside, bookmark }: HeaderActionsProps) {
  const location = useLocation();
  const { pathname } = location;
  const { status, userId } = useSession();
  const signIn = useSignInLink('login', SIGN_IN_PATH);
  const { ask } = useSignInGate();
  const texts = useMessages(shellMessages);
  const cart = { href: '/cart', active: pathname === '/cart' };
  // The drawer belongs to the page that it was opened on: on the way to the sign-in it would hide that.
  const page = pageKeyOf(location);
  const [openedOn, setOpenedOn] = useState<string | null>();
  const isOpen = openedOn === page;
  const close = () => setOpenedOn(null);
  // From here on the place of the avatar is kept by whoever is signed in.
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
        <CountedCartButton
          {...cart}
          meanwhile={<CartButton {...cart} />}
          fallback={<CartButton {...cart} />}
        />
      ) : (
        <CartButton
          {...cart}
          onClick={(event) => {
            event.preventDefault();
            ask({ kind: 'page', label: texts.cart });
          }}
        />
      )}
      {userId !== undefined ? (
        <OwnAvatar userId={userId} meanwhile={avatarToCome} fallback={avatarToCome} />
      ) : (
        pathname !== SIGN_IN_PATH && (
          <Button asChild shape="pill" className={styles.signIn}>
            <RouterLink {...signIn}>{texts.signIn}</RouterLink>
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
