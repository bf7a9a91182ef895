import { useServices, useViewerId, viewerOf } from '@vitrine/hooks';
import { useToast } from './toasts.tsx';
import { useStillShown } from './useStillShown.ts';

/**
 * Gives the function that tells of a failure where what would show it was closed meanwhile. Another person is told nothing.
 *
 * @param isOpen Whether what shows it is open.
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
