/** Milliseconds after which an app that has not opened counts as not installed. */
export const APP_OPEN_TIMEOUT_MS = 2000;

/** The companion app for phones. Without a scheme there is no app to open. */
export interface CompanionApp {
  scheme: string | undefined;
  storeUrl: string | undefined;
}

export const companionApp: CompanionApp = {
  scheme: import.meta.env.VITE_APP_SCHEME || undefined,
  storeUrl: import.meta.env.VITE_APP_STORE_URL || undefined,
};

/**
 * Opens a place in the app. If the page still has the focus after two seconds, opens the store page instead,
 * if there is one.
 */
export function openInApp(
  { scheme, storeUrl }: CompanionApp,
  place: string,
  go: (address: string) => void = (address) => window.location.assign(address),
): void {
  if (!scheme) return;
  const leaving = new AbortController();
  const timer = setTimeout(() => {
    leaving.abort();
    if (storeUrl) go(storeUrl);
  }, APP_OPEN_TIMEOUT_MS);
  const stay = () => {
    clearTimeout(timer);
    leaving.abort();
  };
  window.addEventListener('blur', stay, { signal: leaving.signal });
  window.addEventListener('pagehide', stay, { signal: leaving.signal });
  document.addEventListener('visibilitychange', stay, { signal: leaving.signal });
  go(`${scheme}://${place}`);
}
