import { useSession, useSignInGate } from '@vitrine/hooks';
import { CartButton, IconButton } from '@vitrine/ui';
import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages.ts';
import { Layer } from './Layer.tsx';
import { useToast } from './toasts.tsx';

const loadCountedCart = () =>
  import('../cart/CountedCartButton.tsx').then(({ CountedCartButton }) => CountedCartButton);
const loadSavedSearches = () =>
  import('../saved-searches/SavedSearchesDrawer.tsx').then(({ SavedSearchesDrawer }) => SavedSearchesDrawer);

/** What stands at the end of the header: saved searches and the cart. */
export function HeaderActions() {
  const { pathname } = useLocation();
  const { status } = useSession();
  const { ask } = useSignInGate();
  const cart = { href: '/cart', active: pathname === '/cart' };
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <IconButton
        label={messages.nav.savedSearches}
        icon={<Bookmark size={20} strokeWidth={1.75} />}
        aria-haspopup="dialog"
        onClick={() => setDrawer('open')}
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
          fallback={drawer === 'open' && <NotLoaded onSaid={() => setDrawer('closed')} />}
        />
      )}
    </>
  );
}

/** What draws the drawer could not be loaded: the person is told, and may try again. */
function NotLoaded({ onSaid }: { onSaid(): void }) {
  const showToast = useToast();
  useEffect(() => {
    showToast({ text: messages.savedSearchesNotLoaded, tone: 'danger' });
    onSaid();
  }, [onSaid, showToast]);
  return null;
}
