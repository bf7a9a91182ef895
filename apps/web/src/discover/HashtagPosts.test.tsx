import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createServices, type Services, ServicesProvider } from '@vitrine/hooks';
import { UiProvider } from '@vitrine/ui';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { ToastsProvider } from '../shell/toasts/toasts.tsx';
import { HashtagPosts } from './HashtagPosts.tsx';

let services: Services;
let asked: string[];
let posts: object[];
let hashtag: object;

const postOf = (id: string) => ({
  id,
  userId: '7',
  username: 'linh.t',
  content: `Look ${id}`,
  media: [],
  likeCount: 0,
  saveCount: 0,
  comment_count: 0,
  linkCount: 0,
  createdAt: '2026-11-22T12:00:00.000Z',
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked = [];
  posts = [postOf('1'), postOf('2')];
  hashtag = { id: '1', name: 'linen', post_count: 128 };
  services = createServices({
    async fetch(input) {
      const { pathname, search } = new URL(String(input), location.origin);
      if (!pathname.startsWith('/api/discover/hashtags/')) return Response.json({});
      asked.push(decodeURIComponent(pathname) + search);
      return Response.json({ hashtag, posts });
    },
  });
});
afterEach(() => {
  cleanup();
  services.session.dispose();
});

const signIn = () =>
  services.session.begin({ userId: 'mina', token: 'a token', expiration: Date.now() + 3_600_000 });

function open(name = 'linen') {
  const page = (
    <ToastsProvider>
      <HashtagPosts name={name} />
    </ToastsProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ServicesProvider services={services}>
        <UiProvider linkComponent={RouterLink}>
          <RouterProvider router={router} />
        </UiProvider>
      </ServicesProvider>
    </SWRConfig>,
  );
}

test('the posts of a hashtag show with their number, the best or the newest first', async () => {
  signIn();
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('#linen');
  expect(await screen.findByText('128 posts')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Look 1, by @linh.t' })).toBeDefined();
  expect(document.title).toContain('#linen');
  fireEvent.click(screen.getByRole('radio', { name: 'Newest' }));
  await waitFor(() =>
    expect(asked).toEqual([
      '/api/discover/hashtags/linen/posts?order=top',
      '/api/discover/hashtags/linen/posts?order=newest',
    ]),
  );
});

test('a hashtag without posts says so, and leads to a new post', async () => {
  posts = [];
  hashtag = { id: 'платье', name: 'платье', post_count: 0 };
  signIn();
  open('платье');
  expect(await screen.findByRole('heading', { name: 'No posts with #платье yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'New post' }).getAttribute('href')).toBe('/create');
  expect(screen.queryByText('0 posts')).toBeNull();
  expect(asked).toEqual(['/api/discover/hashtags/платье/posts?order=top']);
});
