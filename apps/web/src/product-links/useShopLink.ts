import { useGuestProductLinks } from '@vitrine/hooks';
import type { ExternalLinkDialogProps } from '@vitrine/ui';
import { type MouseEvent, useState } from 'react';

/**
 * The way from a product to its shop: guests may go it three times and are told how often they still may; whoever may
 * is asked before a new tab opens, and counted when they go on (1 §6, D23, D33).
 */
export function useShopLink(link: string | null | undefined): {
  linksLeft: number | undefined;
  onOpenLink(event: MouseEvent): void;
  dialog: ExternalLinkDialogProps | undefined;
} {
  const { left, isLimited, count, ask } = useGuestProductLinks();
  const [isAsking, setAsking] = useState(false);

  return {
    linksLeft: Number.isFinite(left) ? left : undefined,
    onOpenLink(event) {
      event.preventDefault();
      if (isLimited) ask();
      else setAsking(true);
    },
    dialog: link ? { open: isAsking, onOpenChange: setAsking, href: link, onContinue: count } : undefined,
  };
}
