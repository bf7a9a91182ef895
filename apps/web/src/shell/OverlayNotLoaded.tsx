import { useEffect } from 'react';
import { reloadForCode } from './reload-for-code.ts';
import { useToast } from './toasts.tsx';

interface OverlayNotLoadedProps {
  /** What is said where it stays closed. */
  text: string;
  onClose(): void;
}

/**
 * Stands in for an overlay whose code could not be loaded. Where that can help, the page is loaded anew, and opens it once more.
 * Otherwise the overlay closes and a message says why.
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
