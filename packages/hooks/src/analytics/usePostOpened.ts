import { analyticsCalls } from '@vitrine/api';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/** Posts that were told of since the viewer came. The server counts an author's viewer once a day anyway. */
const toldPosts = attached(({ lifetimes }) => {
  const ids = new Set<string>();
  lifetimes.ofPerson({ drop: () => ids.clear() });
  return ids;
});

/**
 * Returns a function that tells the server that the viewer opened a post of somebody, for its author's reach. It
 * outlives the page, and failures are of no matter.
 */
export function usePostOpened(): (postId: string) => void {
  const services = useServices();
  const told = toldPosts(services);
  return (postId) => {
    if (told.has(postId)) return;
    told.add(postId);
    services
      .backgroundApi(analyticsCalls)
      .postOpened({ params: { postId }, body: {} }, { keepalive: true })
      .catch(() => undefined);
  };
}
