import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createServices, ServicesProvider } from '@vitrine/hooks';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastsProvider } from '../shell/toasts/toasts.tsx';
import { PeopleToFollow } from './PeopleToFollow.tsx';
import { Trending } from './Trending.tsx';

const nothingElse: ReadonlySet<string> = new Set();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const lea = {
  id: '7',
  username: 'lea_v',
  follower_count: 3,
  reason: { code: 'followed_by', count: 3, usernames: ['mina.k'] },
};
const post = {
  id: 'p1',
  user_id: '7',
  username: 'lea_v',
  content: 'Two coats',
  media: [],
  likeCount: 1,
  saveCount: 0,
  comment_count: 0,
  linkCount: 0,
  created_at: '2026-11-22T12:00:00.000Z',
};
const answers: Record<string, object> = {
  '/api/follow/top-users': { users: [] },
  '/api/follow/suggested-users': {
    friendsOfFriends: [lea],
    similarInterests: [],
    activeUsers: [],
    trending: [],
  },
  '/api/follow/dismiss-suggestion': { personId: '7', holds: true },
  '/api/follow/restore-suggestion': { personId: '7', holds: false },
  '/api/discover/trending-hashtags': { hashtags: [{ id: '1', name: 'linen', post_count: 128 }] },
  '/api/discover/trending-posts': {
    posts: [post],
    pagination: { page: 1, pages: 1 },
    snapshot: null,
  },
};

function show(page: ReactNode, isMember = true) {
  const asked: string[] = [];
  const services = createServices({
    fetch: async (input) => {
      const { pathname } = new URL(String(input), 'https://shop.test');
      asked.push(pathname);
      return Response.json(answers[pathname] ?? {});
    },
  });
  if (isMember) {
    services.session.begin({ userId: '1', token: 'token', expiration: Date.now() + 3_600_000 });
  }
  const router = createMemoryRouter([{ path: '*', element: <ToastsProvider>{page}</ToastsProvider> }]);
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  return { asked, router, services };
}

test('a member sees people with reasons, and may dismiss one and undo it', async () => {
  const { asked, services } = show(<PeopleToFollow />);
  expect(await screen.findByText('@lea_v', { selector: 'a *' })).toBeDefined();
  expect(screen.getByText('Friends of Friends')).toBeDefined();
  expect(screen.getByText('Followed by mina.k and 2 others')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Follow @lea_v' })).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Don’t suggest @lea_v' }));
  await waitFor(() => expect(screen.queryByText('Friends of Friends')).toBeNull());
  await waitFor(() => expect(asked).toContain('/api/follow/dismiss-suggestion'));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Friends of Friends')).toBeDefined();
  await waitFor(() => expect(asked).toContain('/api/follow/restore-suggestion'));
  services.session.dispose();
});

test('trending posts open over the page, and trending hashtags lead to their posts', async () => {
  const { router, services } = show(<Trending shownElsewhere={nothingElse} />);
  const link = await screen.findByRole('link', { name: 'Two coats, by @lea_v' });
  fireEvent.click(link);
  expect(router.state.location.search).toBe('?post=p1');
  const linen = await screen.findByRole('link', { name: '#linen 128 posts' });
  expect(linen.getAttribute('href')).toBe('/discover?q=%23linen');
  services.session.dispose();
});

test('a guest sees no suggestions, and none are requested', async () => {
  const { asked, services } = show(<PeopleToFollow />, false);
  await Promise.resolve();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(asked).toEqual([]);
  services.session.dispose();
});
