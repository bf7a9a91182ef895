// Minimum milliseconds between two reloads, so that a lasting failure does not reload for ever.
const TRIED_ANEW_MS = 5000;

/**
 * Reloads the page after its code failed to load, as browsers remember that failure for the life of the
 * document. Resolves to false if the server is unreachable, or the page was just reloaded.
 */
export async function reloadForCode(): Promise<boolean> {
  const [{ type } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (type === 'reload' && performance.now() < TRIED_ANEW_MS) return false;
  // biome-ignore lint/style/noRestrictedGlobals: a page of the site, no call of the API
  const isReachable = await fetch('', { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isReachable) window.location.reload();
  return isReachable;
}
