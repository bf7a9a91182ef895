import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createServices, type Services, ServicesProvider } from '@vitrine/hooks';
import { UiProvider } from '@vitrine/ui';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SignInPrompt } from '../session/SignInPrompt.tsx';
import { useNoClosedLayers } from '../shell/layers/layer-entries.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { DiscoverSearch } from './DiscoverSearch.tsx';

let services: Services;
let router: ReturnType<typeof createMemoryRouter>;
let asked: string[];
let results: { status?: number; body: unknown } | 'lost';
let people: { status?: number; body: unknown } | 'lost';

const linh = { id: '7', username: 'linh.t', name: 'Linh Trần' };
const post = {
  id: 'p1',
  userId: '7',
  username: 'linh.t',
  content: 'Cool #linen',
  media: [],
  likeCount: 0,
  saveCount: 0,
  comment_count: 0,
  linkCount: 0,
  createdAt: '2026-11-22T12:00:00.000Z',
};
const found = { users: [linh], hashtags: [{ id: '1', name: 'linen', post_count: 128 }], posts: [post] };

const answer = async (input: string | URL | Request): Promise<Response> => {
  const { pathname, searchParams } = new URL(String(input), location.origin);
  const of = (given: typeof results) => {
    if (given === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(given.body, { status: given.status ?? 200 });
  };
  if (pathname === '/api/discover/trending-hashtags')
    return Response.json({ hashtags: [{ id: '2', name: 'wintercoats', post_count: 214 }] });
  if (pathname === '/api/follow/search') return of(people);
  if (pathname !== '/api/discover/search') return Response.json({});
  asked.push(searchParams.get('query') ?? '');
  return of(results);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked = [];
  results = { body: found };
  people = { body: { users: [linh] } };
  services = createServices({ fetch: answer });
});
afterEach(() => {
  cleanup();
  services.session.dispose();
});

const signIn = () =>
  services.session.begin({ userId: 'mina', token: 'a token', expiration: Date.now() + 3_600_000 });

function Frame() {
  useNoClosedLayers();
  return (
    <>
      <Outlet />
      <SignInPrompt />
    </>
  );
}

const Elsewhere = () => <p>{useLocation().pathname}</p>;

function open(address = '/discover') {
  router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/discover', element: <DiscoverSearch /> },
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const cache = { provider: () => new Map() };
  render(
    <SWRConfig value={cache}>
      <ServicesProvider services={services}>
        <UiProvider linkComponent={RouterLink}>
          <RouterProvider router={router} />
        </UiProvider>
      </ServicesProvider>
    </SWRConfig>,
  );
  return screen.getByLabelText<HTMLInputElement>('Search people, hashtags, and posts', { selector: 'input' });
}
const address = () => router.state.location.pathname + router.state.location.search;
const back = () => act(() => router.navigate(-1));
const submit = (field: HTMLInputElement, text: string) => {
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field.form!);
};
/** Finds an option by its text: its name has spaces around bold parts of a word here. */
const option = (text: string) =>
  waitFor(() => {
    const found = screen.getAllByRole('link').find(({ textContent }) => textContent.includes(text));
    if (!found) throw new Error(`There is no option “${text}”.`);
    return found;
  });
const group = (name: string) => screen.findByRole('rowgroup', { name });

describe('the search of Discover, for members', () => {
  beforeEach(signIn);

  test('a pause in typing searches, and writes the text into the address (2 §5)', async () => {
    const field = open();
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: 'lin' } });
    await waitFor(() => expect(address()).toBe('/discover?q=lin'));
    expect((await group('Users')).contains(await option('@linh.tLinh Trần'))).toBe(true);
    expect((await group('Hashtags')).contains(await option('#linen128 posts'))).toBe(true);
    expect((await group('Posts')).contains(await option('Cool #linen'))).toBe(true);
    expect(asked).toEqual(['lin']);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('tabs narrow the results, and stand in the address', async () => {
    const field = open('/discover?q=lin&tab=users');
    expect(field.value).toBe('lin');
    expect(await group('Users')).toBeDefined();
    expect(screen.queryByRole('rowgroup', { name: 'Posts' })).toBeNull();
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Content' }));
    expect(await group('Posts')).toBeDefined();
    expect(screen.queryByRole('rowgroup', { name: 'Users' })).toBeNull();
    expect(address()).toBe('/discover?q=lin&tab=content');
    expect(asked).toEqual(['lin']);
  });

  test('a hashtag is searched in Content at its address, the results stay open, and Back leads back (D18)', async () => {
    const field = open();
    submit(field, 'lin');
    await waitFor(() => expect(address()).toBe('/discover?q=lin'));
    fireEvent.click(await option('#linen128 posts'));
    await waitFor(() => expect(address()).toBe('/discover?q=%23linen'));
    expect(field.value).toBe('#linen');
    expect(screen.getByRole('tab', { name: 'Content', selected: true })).toBeDefined();
    expect(screen.getByRole('grid')).toBeDefined();
    await waitFor(() => expect(asked).toEqual(['lin', '#linen']));
    await back();
    expect(field.value).toBe('lin');
    expect(screen.getByRole('tab', { name: 'All', selected: true })).toBeDefined();
  });

  test('a submitted hashtag shows its page, so the results close', async () => {
    const field = open();
    submit(field, '#Linen');
    await waitFor(() => expect(address()).toBe('/discover?q=%23Linen'));
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('the page of a hashtag has the search’s other kinds of results beside its posts', async () => {
    const field = open('/discover?q=%23linen');
    const kinds = within(screen.getByRole('group', { name: 'Kinds of results' }));
    expect(kinds.getByText('Content').getAttribute('aria-current')).toBe('true');
    fireEvent.click(kinds.getByRole('button', { name: 'Users' }));
    expect(await group('Users')).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Users', selected: true })).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(address()).toBe('/discover?q=%23linen');
  });

  test('a person who was opened is a recent search, and can be removed (D55)', async () => {
    submit(open(), 'lin');
    fireEvent.click(await option('@linh.tLinh Trần'));
    await waitFor(() => expect(address()).toBe('/user-profile/7'));
    await back();
    const field = screen.getByRole<HTMLInputElement>('combobox');
    fireEvent.change(field, { target: { value: '' } });
    expect(within(await group('Recent')).getByRole('link', { name: '@linh.t' })).toBeDefined();
    expect(
      within(await group('Trending')).getByRole('link', { name: '#wintercoats 214 posts' }),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Remove @linh.t' }));
    expect(screen.queryByRole('rowgroup', { name: 'Recent' })).toBeNull();
  });

  test('a post opens over the page at its address', async () => {
    submit(open(), 'lin');
    fireEvent.click(await screen.findByRole('link', { name: 'Cool #linen @linh.t' }));
    await waitFor(() => expect(address()).toBe('/discover?q=lin&post=p1'));
    expect(router.state.location.mask?.pathname).toBe('/post/p1');
    await back();
    expect(address()).toBe('/discover?q=lin');
  });

  test('nothing of a search remains when its person signs out', async () => {
    submit(open(), 'lin');
    await group('Users');
    act(() => services.signOut());
    await waitFor(() => expect(address()).toBe('/discover'));
    expect(screen.queryByRole('tab')).toBeNull();
    expect(document.querySelector<HTMLInputElement>('input[role=combobox]')?.value).toBe('');
  });

  test('a search without results says so, with trending hashtags (2 §2.2)', async () => {
    results = { body: { users: [], hashtags: [], posts: [] } };
    submit(open(), 'zzyzx');
    expect(await screen.findByText('No results found for "zzyzx"', { selector: 'p' })).toBeDefined();
    expect(screen.getByText('Try a different search term or browse trending content')).toBeDefined();
    expect(await group('Trending')).toBeDefined();
  });

  test.each([
    ['Search is closed on Sundays', { status: 400, body: { error: 'Search is closed on Sundays' } }],
    ['An error occurred during search', { status: 500, body: {} }],
  ])('a failed search says: %s (D54)', async (text, failed) => {
    results = failed;
    submit(open(), 'lin');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`${text}Please try again or check your connection`);
    results = { body: found };
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await group('Posts')).toBeDefined();
  });

  test('without a connection people are searched, and if that fails too, the text says so (D54)', async () => {
    results = 'lost';
    const field = open();
    submit(field, 'lin');
    expect(await group('Users')).toBeDefined();
    people = 'lost';
    submit(field, 'line');
    expect((await screen.findByRole('alert')).textContent).toBe('Search failed. Please try again.');
    expect(await group('Users')).toBeDefined();
  });
});

describe('the search of Discover, on a desktop', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => {
      const list = matchMedia.call(window, query);
      Object.defineProperty(list, 'matches', { value: query.includes('min-width') });
      return list;
    };
    signIn();
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  test('few people beside many posts have trending hashtags below them, each hashtag once (issue 26)', async () => {
    const posts = ['a', 'b', 'c', 'd'].map((id) => ({ ...post, id }));
    const hashtags = [{ id: '2', name: 'wintercoats', post_count: 214 }];
    results = { body: { users: [linh], hashtags: [], posts } };
    const field = open();
    submit(field, 'lin');
    expect(await group('Posts')).toBeDefined();
    expect(
      within(await group('Trending')).getByRole('link', { name: '#wintercoats 214 posts' }),
    ).toBeDefined();
    results = { body: { users: [linh], hashtags, posts } };
    submit(field, 'wint');
    expect(await group('Hashtags')).toBeDefined();
    expect(screen.queryByRole('rowgroup', { name: 'Trending' })).toBeNull();
  });

  test('people without posts beside them have nothing added', async () => {
    results = { body: { users: [linh], hashtags: [], posts: [] } };
    submit(open(), 'lin');
    expect(await group('Users')).toBeDefined();
    expect(screen.queryByRole('rowgroup', { name: 'Trending' })).toBeNull();
  });
});

describe('the search of Discover, on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    const narrow = (query: string) => query.includes('max-width: 768px');
    window.matchMedia = (query) => {
      const list = matchMedia.call(window, query);
      Object.defineProperty(list, 'matches', { value: narrow(query) });
      return list;
    };
    signIn();
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  test('Back closes the search, and the page stays', async () => {
    const field = open();
    fireEvent.click(field);
    expect(await group('Trending')).toBeDefined();
    await waitFor(() => expect(router.state.historyAction).toBe('PUSH'));
    await back();
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(address()).toBe('/discover');
  });

  test('a hashtag closes the search, so that its posts are seen, and Back does not open it again', async () => {
    fireEvent.click(open());
    fireEvent.click(await option('#wintercoats'));
    await waitFor(() => expect(address()).toBe('/discover?q=%23wintercoats'));
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('#wintercoats');
    await back();
    expect(address()).toBe('/discover');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  test('a person opens in place of the search, and Back returns to its results', async () => {
    const field = open();
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: 'lin' } });
    fireEvent.click(await option('@linh.tLinh Trần'));
    await waitFor(() => expect(address()).toBe('/user-profile/7'));
    await back();
    expect(await group('Users')).toBeDefined();
    expect(address()).toBe('/discover?q=lin');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('lin');
  });

  test('a post opens in place of the search, and Back returns to the page with its text', async () => {
    const field = open();
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: 'lin' } });
    await group('Posts');
    fireEvent.click(await screen.findByRole('link', { name: 'Cool #linen @linh.t' }));
    await waitFor(() => expect(address()).toBe('/discover?q=lin&post=p1'));
    await back();
    expect(address()).toBe('/discover?q=lin');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('lin');
  });
});

describe('the search of Discover, for guests (2 §6)', () => {
  test('a guest who types is asked to sign in, and goes on with the text afterwards (D85)', async () => {
    const field = open();
    fireEvent.change(field, { target: { value: 'lin' } });
    const question = await screen.findByRole('dialog', { name: 'Login Required' });
    expect(within(question).getByText('Login to search for people, hashtags, and posts')).toBeDefined();
    expect(asked).toEqual([]);
    act(() => services.signInGate.proceed());
    await act(() => router.navigate('/profile'));
    act(() => signIn());
    await back();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('lin');
    expect(await screen.findByRole('rowgroup', { name: 'Users' })).toBeDefined();
  });

  test('a guest who declines can go on, and is not asked again by the focus that returns', async () => {
    const field = open();
    fireEvent.click(field);
    await screen.findByRole('dialog', { name: 'Login Required' });
    act(() => services.signInGate.dismiss());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => field.focus());
    expect(services.signInGate.getReason()).toBeUndefined();
  });

  test('a guest who follows a link to a hashtag is asked with its own words', async () => {
    open('/discover?q=%23linen');
    const question = await screen.findByRole('dialog', { name: 'Login Required' });
    expect(within(question).getByText('Login to explore hashtags and find posts you love')).toBeDefined();
  });
});
