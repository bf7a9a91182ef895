import { useEffect } from 'react';
import { useToast } from './toasts.tsx';

/** Stands in for something that could not be loaded: a toast says so, and the person may try again. */
export function NotLoaded({ text, onSaid }: { text: string; onSaid(): void }) {
  const showToast = useToast();
  useEffect(() => {
    showToast({ text, tone: 'danger' });
    onSaid();
  }, [text, onSaid, showToast]);
  return null;
}
