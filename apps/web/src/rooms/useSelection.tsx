import type { Product } from '@vitrine/api';
import { Button, useMessages } from '@vitrine/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NotLoaded } from '../shell/failures/NotLoaded.tsx';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import { shellMessages } from '../shell/shell.messages.ts';
import { askRoomMessages } from './ask-room.messages.ts';

const SelectProducts = lazyLayer(() => import('./SelectProducts.tsx'), 'SelectProducts');

/**
 * Returns the button that begins to choose products of a list, and while that lasts, the content to show in
 * place of the list.
 *
 * @param label Name of the list.
 */
export function useSelection(
  label: string,
  products: readonly Product[],
): { selectButton: ReactNode; selection: ReactNode } {
  const { select } = useMessages(askRoomMessages);
  const { notDone } = useMessages(shellMessages);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => setOpen(false);
  return {
    selectButton: products.length > 0 && (
      <Button ref={button} variant="secondary" onClick={() => setOpen(true)}>
        {select}
      </Button>
    ),
    selection: isOpen && (
      <SelectProducts
        label={label}
        products={products}
        onClose={close}
        fallback={<NotLoaded text={notDone} onSaid={close} />}
      />
    ),
  };
}
