import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createServices, ServicesProvider } from '@vitrine/hooks';
import { UiProvider } from '@vitrine/ui';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, test } from 'vitest';
import { routeTable } from '../route-table.tsx';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { ToastsProvider } from '../shell/toasts/toasts.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const RECENT = 'recentSearches:mina';
const [otis, jun] = [
  { id: 'otis', username: 'otis' },
  { id: 'jun', username: 'jun' },
];

function visit(status: number, refusal: object) {
  localStorage.setItem(RECENT, JSON.stringify({ version: 1, people: [otis, jun] }));
  const services = createServices({
    fetch: async (input) =>
      new URL(String(input), location.origin).pathname === '/api/profile/otis'
        ? Response.json(refusal, { status })
        : Response.json({ users: [], posts: [] }),
  });
  services.session.begin({ userId: 'mina', token: 'a token', expiration: Date.now() + 3_600_000 });
  const pages = routeTable.map((route) => ({ ...route, hydrateFallbackElement: <></> }));
  const router = createMemoryRouter(pages, { initialEntries: ['/user-profile/otis'] });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ServicesProvider services={services}>
        <UiProvider linkComponent={RouterLink}>
          <ToastsProvider>
            <RouterProvider router={router} />
          </ToastsProvider>
        </UiProvider>
      </ServicesProvider>
    </SWRConfig>,
  );
  return services;
}

test.each([
  ['who is gone', 404, { error: 'User not found' }, 'Error loading profile', ['jun']],
  ['who blocks the viewer', 403, { error: 'No.', blocked: true }, 'You cannot view this profile', ['jun']],
  ['who cannot be loaded', 500, { error: 'No.' }, 'Error loading profile', ['otis', 'jun']],
])(
  'a recent search for a person %s (%i) leads to a page that says so, and stays only if the person may be there',
  async (_, status, refusal, title, left) => {
    const services = visit(status, refusal);
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    await waitFor(() => {
      const { people } = JSON.parse(localStorage.getItem(RECENT) ?? '{}') as { people?: { id: string }[] };
      expect(people?.map(({ id }) => id)).toEqual(left);
    });
    services.session.dispose();
  },
);
