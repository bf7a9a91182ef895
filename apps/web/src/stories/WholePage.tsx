import { createServices, type Storage } from '@vitrine/hooks';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app.tsx';
import { firstPages, framed, loadPages } from '../routes.tsx';
import type { Suggestions } from '../search/suggestions.ts';
import { type FakeAnswers, fakeServer } from './fake-server.ts';

export interface WholePageProps {
  /** Path and parameters. */
  address: string;
  /** Whether somebody is signed in. */
  viewer: 'guest' | 'person';
  /** What the server answers. */
  answers: FakeAnswers;
}

const suggestions: Suggestions = {
  lists: ['popular', 'verified'],
  queries: ['linen trousers', 'silver rings', 'trail shoes', 'camel coat'],
};

const HOUR_MS = 3_600_000;

/** The app at an address, as in a browser of its own, on a server that answers from a table. */
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
    <App services={app.services} layout={undefined} suggestions={suggestions}>
      <RouterProvider router={app.router} />
    </App>
  );
}

async function openApp({ address, viewer, answers }: WholePageProps) {
  const services = createServices({
    fetch: fakeServer(answers),
    localStorage: ownStorage(),
    sessionStorage: ownStorage(),
  });
  if (viewer === 'person')
    services.session.begin({ userId: 'mina', token: 'story', expiration: Date.now() + HOUR_MS });
  const routes = framed([...firstPages, ...(await loadPages())]);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return { services, router };
}

/** What the page keeps is gone with it: another story begins anew. */
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
