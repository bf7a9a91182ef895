import { Toasts as DrawnToasts, type ToastsProps } from '@vitrine/ui';
import { useEffect } from 'react';

// More would cover the page that they speak of.
const MOST_SHOWN = 3;

/** The messages that are shown, the newest of them only; what failed stays the longest. Loaded with the first one. */
export function Toasts({ messages, onDismiss }: ToastsProps) {
  useEffect(() => {
    if (messages.length <= MOST_SHOWN) return;
    const oldest = messages.find(({ tone }) => tone !== 'danger') ?? messages[0];
    if (oldest) onDismiss(oldest.id);
  }, [messages, onDismiss]);
  return <DrawnToasts messages={messages} onDismiss={onDismiss} />;
}
