import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ServicesProvider } from '../services/ServicesProvider.tsx';
import { createServices } from '../services/services.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { heldNetwork } from './held-network.ts';

const HOUR_MS = 3_600_000;

/** Services on a held network, and the options to render a hook with them in strict mode. */
export function heldApp({
  localStorage = memoryStorage(),
  sessionStorage = memoryStorage(),
}: {
  localStorage?: Storage;
  sessionStorage?: Storage;
} = {}) {
  const network = heldNetwork();
  const services = createServices({
    baseUrl: 'https://shop.test',
    fetch: network.fetch,
    localStorage,
    sessionStorage,
  });
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>
      <ServicesProvider services={services}>{children}</ServicesProvider>
    </SWRConfig>
  );
  return {
    services,
    network,
    cache,
    rendering: { wrapper, reactStrictMode: true },
    signIn: (userId = 'mina') =>
      services.session.begin({ userId, token: `token of ${userId}`, expiration: Date.now() + HOUR_MS }),
  };
}
