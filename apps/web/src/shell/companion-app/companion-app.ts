/** Milliseconds after which an app that has not opened counts as not installed. */
export const APP_OPEN_TIMEOUT_MS = 2000;
/** The same after a press of "Open in App". */
export const APP_BUTTON_TIMEOUT_MS = 1500;
/** A timer that fires later than this was stopped while the app was in front. */
const LATE_MS = 1000;

/** The companion app for phones. Without a scheme there is no app to open. */
export interface CompanionApp {
  scheme: string | undefined;
  storeUrl: string | undefined;
}

export const companionApp: CompanionApp = {
  scheme: import.meta.env.VITE_APP_SCHEME || undefined,
  storeUrl: import.meta.env.VITE_APP_STORE_URL || undefined,
};

export interface OpenInAppOptions {
  timeoutMs?: number;
  go?(address: string): void;
  /** Called if the app has not opened; by default, the store opens, if there is one. */
  onClosed?(): void;
}

const goTo = (address: string) => window.location.assign(address);

/**
 * Opens a place in the app, if it has a scheme. The app counts as closed if the page keeps the focus. Returns a
 * function that ends the wait for it.
 */
export function openInApp(
  { scheme, storeUrl }: CompanionApp,
  place: string,
  {
    timeoutMs = APP_OPEN_TIMEOUT_MS,
    go = goTo,
    onClosed = () => storeUrl && go(storeUrl),
  }: OpenInAppOptions = {},
): () => void {
  if (!scheme) return () => undefined;
  const begun = Date.now();
  const leaving = new AbortController();
  const timer = setTimeout(() => {
    leaving.abort();
    if (Date.now() - begun < timeoutMs + LATE_MS) onClosed();
  }, timeoutMs);
  const stay = () => {
    clearTimeout(timer);
    leaving.abort();
  };
  window.addEventListener('blur', stay, { signal: leaving.signal });
  window.addEventListener('pagehide', stay, { signal: leaving.signal });
  document.addEventListener('visibilitychange', stay, { signal: leaving.signal });
  go(`${scheme}://${place}`);
  return stay;
}
