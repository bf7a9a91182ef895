import { cleanup, render, screen } from '@testing-library/react';
import { createServices, ServicesProvider } from '@vitrine/hooks';
import { UiProvider } from '@vitrine/ui';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { ToastsProvider } from '../shell/toasts/toasts.tsx';
import { DiscoverPage } from './DiscoverPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

function open(address: string, isMember: boolean) {
  const asked: string[] = [];
  const services = createServices({
    async fetch(input) {
      asked.push(new URL(String(input), location.origin).pathname);
      return Response.json({ posts: [], users: [], hashtags: [], pagination: { page: 1, pages: 1 } });
    },
  });
  if (isMember)
    services.session.begin({ userId: 'mina', token: 'a token', expiration: Date.now() + 3_600_000 });
  const router = createMemoryRouter(
    [
      {
        path: '/discover',
        element: (
          <ToastsProvider>
            <DiscoverPage />
          </ToastsProvider>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ServicesProvider services={services}>
        <UiProvider linkComponent={RouterLink}>
          <RouterProvider router={router} />
        </UiProvider>
      </ServicesProvider>
    </SWRConfig>,
  );
  return { asked, services };
}

const OF_HASHTAG = '/api/discover/hashtags/linen/posts';

test('a guest at the address of a hashtag sees the trending feed, and its posts are not asked (2 §6)', async () => {
  const { asked, services } = open('/discover?q=%23linen', false);
  expect(await screen.findByRole('tab', { name: 'Discover', selected: true })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'See what people wear, and where they found it',
  );
  expect(asked).toContain('/api/discover/trending-posts');
  expect(asked).not.toContain(OF_HASHTAG);
  services.session.dispose();
});

test('a member at the address of a hashtag sees its posts in place of the feeds (D18)', async () => {
  const { asked, services } = open('/discover?q=%23linen', true);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('#linen');
  expect(screen.queryByRole('tab', { name: 'Following' })).toBeNull();
  expect(asked).toContain(OF_HASHTAG);
  expect(asked).not.toContain('/api/discover/posts');
  services.session.dispose();
});

test('an address that cannot be decoded is a search for text in a page with its feeds', async () => {
  const { asked, services } = open('/discover?q=%E0%A4%A', true);
  expect(await screen.findByRole('tab', { name: 'Discover', selected: true })).toBeDefined();
  expect(screen.getByRole('combobox').getAttribute('value')).toBe('\uFFFD%A');
  expect(asked).toContain('/api/discover/posts');
  services.session.dispose();
});
