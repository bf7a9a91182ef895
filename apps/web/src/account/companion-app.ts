/** Milliseconds after which the app is taken not to be there. */
export const APP_OPEN_TIMEOUT_MS = 2000;

/** The app for phones: how it is opened, and where it is had. Without a scheme there is none to open. */
export interface CompanionApp {
  scheme: string | undefined;
  storeUrl: string | undefined;
}

/** As the build was told. */
export const companionApp: CompanionApp = {
  scheme: import.meta.env.VITE_APP_SCHEME || undefined,
  storeUrl: import.meta.env.VITE_APP_STORE_URL || undefined,
};

/**
 * Opens a place in the app, and the store where no app took over within two seconds. Whoever left the page meanwhile is in the app.
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
