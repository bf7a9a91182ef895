import { useSession, useSignInGate } from '@vitrine/hooks';
import { CartButton, IconButton, useMessages } from '@vitrine/ui';
import { Bookmark } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SavedSearchesBeside } from '../saved-searches/useSavedSearchesBeside.ts';
import { lazyLayer } from './lazy-layer.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { pageKeyOf } from './page-key.ts';
import { shellMessages } from './shell.messages.ts';

const CountedCartButton = lazyLayer(() =>
  import('../cart/CountedCartButton.tsx').then(({ CountedCartButton: loaded }) => loaded),
);
const SavedSearchesDrawer = lazyLayer(() =>
  import('../saved-searches/SavedSearchesDrawer.tsx').then(({ SavedSearchesDrawer: loaded }) => loaded),
);

export interface HeaderActionsProps {
  beside: SavedSearchesBeside;
  /** The button that opens the saved searches. */
  bookmark: RefObject<HTMLButtonElement | null>;
}

/** What stands at the end of the header: saved searches and the cart. */
export function HeaderActions({ beside, bookmark }: HeaderActionsProps) {
  const location = useLocation();
  const { pathname } = location;
  const { status } = useSession();
  const { ask } = useSignInGate();
  const texts = useMessages(shellMessages);
  const cart = { href: '/cart', active: pathname === '/cart' };
  // The drawer belongs to the page that it was opened on: on the way to the sign-in it would hide that.
  const page = pageKeyOf(location);
  const [openedOn, setOpenedOn] = useState<string | null>();
  const isOpen = openedOn === page;
  const close = () => setOpenedOn(null);
  return (
    <>
      <IconButton
        ref={bookmark}
        label={texts.savedSearches}
        icon={<Bookmark size={20} strokeWidth={1.75} />}
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
          onSelect={(event) => {
            event.preventDefault();
            ask({ kind: 'page', label: texts.cart });
          }}
        />
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
