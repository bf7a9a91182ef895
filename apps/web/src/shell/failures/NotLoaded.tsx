import { useEffect } from 'react';
import { useToast } from '../toasts/toasts.tsx';

/** Shows a toast in place of a component that could not be loaded. */
export function NotLoaded({ text, onSaid }: { text: string; onSaid(): void }) {
  const showToast = useToast();
  useEffect(() => {
    showToast({ text, tone: 'danger' });
    onSaid();
  }, [text, onSaid, showToast]);
  return null;
}
