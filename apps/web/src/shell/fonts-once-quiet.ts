// Loads the fonts once the page has what it asked for, so that they do not compete with it on a slow line.

/** The page is quiet when nothing that it asked for has arrived for so long, in milliseconds. */
const QUIET_MS = 400;
/** Fonts wait no longer than this for a page that never stops loading. */
const LONGEST_MS = 8000;

let quiet = 0;
const longest = setTimeout(load, LONGEST_MS);
const arrivals = new PerformanceObserver(wait);
arrivals.observe({ type: 'resource' });
wait();

function wait() {
  clearTimeout(quiet);
  // The arrival of a picture waits anew.
  quiet = window.setTimeout(() => isPictureMissing() || load(), QUIET_MS);
}

function load() {
  clearTimeout(quiet);
  clearTimeout(longest);
  arrivals.disconnect();
  import('./fonts.ts').catch(() => undefined);
}

/** Whether a picture in sight is still on its way. */
function isPictureMissing(): boolean {
  return [...document.images].some((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return !picture.complete && bottom > 0 && top < innerHeight;
  });
}

export {};
