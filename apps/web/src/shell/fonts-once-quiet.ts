/** So long has nothing arrived that the page asked for, in milliseconds. */
const QUIET_MS = 400;
/** Fonts wait no longer than this for a page that never stops loading. */
const LONGEST_MS = 8000;

const load = () => import('./fonts.ts').catch(() => undefined);

/** Loads the fonts once the page has what it asked for, so that they do not compete with it on a slow line. */
export function loadFontsOnceQuiet(): void {
  let quiet = 0;
  const longest = setTimeout(done, LONGEST_MS);
  const arrivals = new PerformanceObserver(wait);
  function wait() {
    clearTimeout(quiet);
    // The arrival of a picture waits anew.
    quiet = window.setTimeout(() => isPictureMissing() || done(), QUIET_MS);
  }
  function done() {
    clearTimeout(quiet);
    clearTimeout(longest);
    arrivals.disconnect();
    void load();
  }
  arrivals.observe({ type: 'resource' });
  wait();
}

/** Whether a picture in sight is still on its way. */
function isPictureMissing(): boolean {
  return [...document.images].some((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return !picture.complete && bottom > 0 && top < innerHeight;
  });
}
