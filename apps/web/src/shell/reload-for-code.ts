// What failed again so soon after it was loaded anew would fail the same way for ever.
const TRIED_ANEW_MS = 5000;

/**
 * Loads the page anew, as it stands in the address, for code that could not be loaded: browsers remember that failure as long as the
 * document lives. Resolves to false where it would not help: the server cannot be reached, or that was tried a moment ago.
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
