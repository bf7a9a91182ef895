import { type LinkPlace, userLinksCalls } from '@vitrine/api';
import { useServices } from '../services/ServicesProvider.tsx';

/**
 * Returns a function that tells the server that the viewer opened a link of somebody, for its owner's count. It
 * outlives the page, and failures are of no matter.
 */
export function useLinkOpened(): (linkId: string, place: LinkPlace) => void {
  const { backgroundApi } = useServices();
  return (linkId, source) => {
    if (linkId === '') return;
    backgroundApi(userLinksCalls)
      .opened({ params: { id: linkId }, body: { source } }, { keepalive: true })
      .catch(() => undefined);
  };
}
