import { useGuestProductLinks } from '@vitrine/hooks';
import type { ExternalLinkDialogProps } from '@vitrine/ui';
import { type MouseEvent, useState } from 'react';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';

/**
 * Returns a handler and a dialog that open a product's shop in a new tab after a confirmation. Guests may
 * open three links, see how many are left, and use one up when they continue.
 */
export function useShopLink(link: string | null | undefined): {
  linksLeft: { count: number; limit: number } | undefined;
  onOpenLink(event: MouseEvent): void;
  dialog: ExternalLinkDialogProps | undefined;
} {
  const { left, limit, isLimited, count, ask } = useGuestProductLinks();
  const [isAsking, setAsking] = useState(false);
  const leave = useLayerEntry(isAsking, () => setAsking(false));

  return {
    linksLeft: Number.isFinite(left) ? { count: left, limit } : undefined,
    onOpenLink(event) {
      event.preventDefault();
      if (isLimited) ask();
      else setAsking(true);
    },
    dialog: link
      ? { open: isAsking, onOpenChange: (next) => next || leave(), href: link, onContinue: count }
      : undefined,
  };
}
