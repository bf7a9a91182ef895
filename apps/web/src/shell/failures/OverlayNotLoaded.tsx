import { useEffect } from 'react';
import { useToast } from '../toasts/toasts.tsx';
import { reloadForCode } from './reload-for-code.ts';

interface OverlayNotLoadedProps {
  /** Text of the toast if the overlay is closed. */
  text: string;
  onClose(): void;
}

/**
 * Replaces an overlay whose code could not be loaded. If a reload can help, the page reloads. Otherwise the
 * overlay closes and a toast says why.
 */
export function OverlayNotLoaded({ text, onClose }: OverlayNotLoadedProps) {
  const showToast = useToast();
  useEffect(() => {
    let isShown = true;
    void reloadForCode().then((isReloading) => {
      if (isReloading || !isShown) return;
      onClose();
      showToast({ text, tone: 'danger' });
    });
    return () => {
      isShown = false;
    };
  }, [onClose, showToast, text]);
  return null;
}
