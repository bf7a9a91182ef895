import { useServices, useViewerId, viewerOf } from '@vitrine/hooks';
import { useStillShown } from '../layers/useStillShown.ts';
import { useToast } from '../toasts/toasts.tsx';

/**
 * Returns a function that shows a failure as a toast if its dialog or page has closed. It shows nothing to
 * another user.
 *
 * @param isOpen Whether the component that shows failures is open.
 */
export function useFailureOnceClosed(isOpen = true): (text: string) => void {
  const { session } = useServices();
  const viewer = useViewerId();
  const showToast = useToast();
  const isShown = useStillShown(isOpen);
  return (text) => {
    if (!isShown.current && viewerOf(session.getState()) === viewer) showToast({ text, tone: 'danger' });
  };
}
