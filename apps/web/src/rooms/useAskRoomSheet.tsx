import type { Product } from '@vitrine/api';
import { useSession, useSignInGate } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';
import { NotLoaded } from '../shell/failures/NotLoaded.tsx';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import { shellMessages } from '../shell/shell.messages.ts';

const AskRoom = lazyLayer(() => import('./AskRoom.tsx'), 'AskRoom');

/**
 * Returns the sheet that sends products to a room, and a function that opens it. Guests are asked to sign in.
 *
 * @param onSent Called when the products have been sent.
 */
export function useAskRoomSheet(onSent?: () => void): {
  askAbout(products: readonly Product[]): void;
  askRoomSheet: ReactNode;
} {
  const { notDone, rooms } = useMessages(shellMessages);
  const { status } = useSession();
  const { ask } = useSignInGate();
  // A new number starts without the state of the last time.
  const [asked, setAsked] = useState<{ number: number; products: readonly Product[]; isOpen: boolean }>();
  const close = () => setAsked((before) => before && { ...before, isOpen: false });
  return {
    askAbout(products) {
      if (status !== 'authenticated') return ask({ kind: 'page', label: rooms });
      setAsked((before) => ({ number: (before?.number ?? 0) + 1, products, isOpen: true }));
    },
    askRoomSheet: asked && (
      <AskRoom
        key={asked.number}
        products={asked.products}
        open={asked.isOpen}
        onClose={close}
        onSent={onSent}
        fallback={<NotLoaded text={notDone} onSaid={close} />}
      />
    ),
  };
}
