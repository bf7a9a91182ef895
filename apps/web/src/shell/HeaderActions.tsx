import { useSession, useSignInGate } from '@vitrine/hooks';
import { CartButton, IconButton } from '@vitrine/ui';
import { Bookmark } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages.ts';
import type { SavedSearchesBeside } from '../saved-searches/useSavedSearchesBeside.ts';
import { Layer } from './Layer.tsx';
import { NotLoaded } from './NotLoaded.tsx';

const loadCountedCart = () =>
  import('../cart/CountedCartButton.tsx').then(({ CountedCartButton }) => CountedCartButton);
const loadSavedSearches = () =>
  import('../saved-searches/SavedSearchesDrawer.tsx').then(({ SavedSearchesDrawer }) => SavedSearchesDrawer);

export interface HeaderActionsProps {
  beside: SavedSearchesBeside;
  /** The button that brings the saved searches. */
  bookmark: RefObject<HTMLButtonElement | null>;
}

/** What stands at the end of the header: saved searches and the cart. */
export function HeaderActions({ beside, bookmark }: HeaderActionsProps) {
  const { pathname } = useLocation();
  const { status } = useSession();
  const { ask } = useSignInGate();
  const cart = { href: '/cart', active: pathname === '/cart' };
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const close = () => setDrawer('closed');
  return (
    <>
      <IconButton
        ref={bookmark}
        label={messages.nav.savedSearches}
        icon={<Bookmark size={20} strokeWidth={1.75} />}
        {...(beside.hasPlace
          ? { 'aria-expanded': beside.isOpen, onClick: () => beside.setOpen(!beside.isOpen) }
          : { 'aria-haspopup': 'dialog', onClick: () => setDrawer('open') })}
      />
      {status === 'authenticated' ? (
        <Layer
          load={loadCountedCart}
          props={cart}
          meanwhile={<CartButton {...cart} />}
          fallback={<CartButton {...cart} />}
        />
      ) : (
        <CartButton
          {...cart}
          onSelect={(event) => {
            event.preventDefault();
            ask({ kind: 'page', label: messages.nav.cart });
          }}
        />
      )}
      {drawer !== 'never' && (
        <Layer
          load={loadSavedSearches}
          props={{
            open: drawer === 'open',
            onOpenChange: (open: boolean) => setDrawer(open ? 'open' : 'closed'),
          }}
          fallback={drawer === 'open' && <NotLoaded text={messages.savedSearchesNotLoaded} onSaid={close} />}
        />
      )}
    </>
  );
}
