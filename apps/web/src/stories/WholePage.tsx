import { createServices, type Services, type Storage, THEME_KEY } from '@vitrine/hooks';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { App } from '../app.tsx';
import type { Suggestions } from '../product-search/suggestions.ts';
import { firstPages, framed, loadPages } from '../routes.tsx';
import { PageOrigin } from '../shell/links/page-origin.ts';
import { type FakeAnswers, fakeServer } from './fake-server.ts';

export interface WholePageProps {
  address: string;
  viewer: 'guest' | 'person';
  answers: FakeAnswers;
}

const suggestions: Suggestions = {
  lists: ['popular', 'verified'],
  queries: ['linen trousers', 'silver rings', 'trail shoes', 'camel coat'],
};

const HOUR_MS = 3_600_000;

/** The app at an address, isolated as in its own browser, with a fake server. */
export function WholePage({ address, viewer, answers }: WholePageProps) {
  const [app, setApp] = useState<Awaited<ReturnType<typeof openApp>>>();
  useEffect(() => {
    let isGone = false;
    void openApp({ address, viewer, answers }).then((opened) => isGone || setApp(opened));
    return () => {
      isGone = true;
    };
  }, [address, viewer, answers]);
  if (!app) return null;
  return (
    // Each page has its own cache; otherwise a request that one story leaves pending would block the next.
    <SWRConfig value={app.cache}>
      <App services={app.services} layout={undefined} suggestions={suggestions}>
        <PageOrigin value="https://vitrine.example">
          <RouterProvider router={app.router} />
        </PageOrigin>
      </App>
    </SWRConfig>
  );
}

async function openApp({ address, viewer, answers }: WholePageProps) {
  const services = createServices({
    fetch: fakeServer(answers),
    localStorage: ownStorage(),
    sessionStorage: ownStorage(),
  });
  keepTheme(services);
  if (viewer === 'person')
    services.session.begin({ userId: 'mina', token: 'story', expiration: Date.now() + HOUR_MS });
  const routes = framed([...firstPages, ...(await loadPages())]);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return { services, router, cache: { provider: () => new Map() } };
}

/**
 * Makes Storybook's theme, set on the document, the user's choice if the device has another one. Otherwise
 * the app would follow the device.
 */
function keepTheme({ localStorage }: Services) {
  const { theme } = document.documentElement.dataset;
  const device = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  if (theme && theme !== device) localStorage.set(THEME_KEY, theme);
}

/** Storage of this page only, so that stories share no data. */
function ownStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    onForeignChange: () => () => undefined,
  };
}
