import { useEffect } from 'react';
import { useToast } from './toasts.tsx';

/** In the place of something that could not be loaded: the person is told, and may try again. */
export function NotLoaded({ text, onSaid }: { text: string; onSaid(): void }) {
  const showToast = useToast();
  useEffect(() => {
    showToast({ text, tone: 'danger' });
    onSaid();
  }, [text, onSaid, showToast]);
  return null;
}
