import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, type Location, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { pageKeyOf } from '../history/page-key.ts';
import {
  type OverlayAddress,
  overlayAddress,
  searchBelowOverlays,
  useOverlayAddress,
} from './overlay-address.ts';
import { useOverlayTrail } from './useOverlayTrail.ts';

const post = overlayAddress({ param: 'post', routeParam: 'postId', pathOf: (id) => `/post/${id}` });
const thing = overlayAddress({ param: 'thing', routeParam: 'thingId', pathOf: (id) => `/thing/${id}` });

interface Now {
  post: OverlayAddress;
  thing: OverlayAddress;
  leadToThing(id: string): void;
  location: Location;
}

/** A page with two kinds of overlays that reports its state. */
function Page({ now }: { now: Now }) {
  Object.assign(now, {
    post: useOverlayAddress(post),
    thing: useOverlayAddress(thing),
    leadToThing: useOverlayTrail(thing),
    location: useLocation(),
  });
  return null;
}

function open(...entries: string[]) {
  const now = {} as Now;
  const routes = [
    { path: '/', element: <Page now={now} /> },
    { path: '/post/:postId', element: <Page now={now} /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: entries });
  render(<RouterProvider router={router} />);
  const shown = () => [now.post.id, now.thing.id];
  const go = (by: number) => act(() => router.navigate(by));
  return { now, shown, go };
}

afterEach(cleanup);

test('overlays of two kinds stack, and closing one shows the one below', async () => {
  const { now, shown } = open('/?q=dress');
  const page = pageKeyOf(now.location);
  await act(async () => now.post.show('1'));
  await act(async () => now.thing.show('a'));
  await act(async () => now.thing.show('b'));
  expect(shown()).toEqual(['1', 'b']);
  expect(pageKeyOf(now.location)).toBe(page);
  expect(searchBelowOverlays(now.location)).toBe('?q=dress');
  await act(async () => now.thing.close());
  expect(shown()).toEqual(['1', undefined]);
  await act(async () => now.post.close());
  expect(shown()).toEqual([undefined, undefined]);
  expect(now.location.search).toBe('?q=dress');
});

test('an overlay restored by Forward can be closed again (P37)', async () => {
  const { now, shown, go } = open('/');
  await act(async () => now.thing.show('a'));
  for (const time of ['once', 'twice']) {
    await act(async () => now.thing.close());
    expect(shown(), time).toEqual([undefined, undefined]);
    await go(1);
    expect(shown(), time).toEqual([undefined, 'a']);
  }
});

test('two presses on Close close once and do not leave the page', async () => {
  const { now, shown } = open('/first', '/');
  await act(async () => now.thing.show('a'));
  await act(async () => {
    now.thing.close();
    now.thing.close();
  });
  expect(shown()).toEqual([undefined, undefined]);
  expect(now.location.pathname).toBe('/');
});

test('two presses on a link inside an overlay open one item, and closing closes all items', async () => {
  const { now, shown, go } = open('/first', '/');
  await act(async () => now.thing.show('a'));
  for (const next of ['b', 'c']) {
    await act(async () => {
      now.leadToThing(next);
      now.leadToThing(next);
    });
  }
  await go(-1);
  expect(shown()).toEqual([undefined, 'b']);
  await act(async () => now.leadToThing('d'));
  expect(shown()).toEqual([undefined, 'd']);
  await act(async () => now.thing.close());
  expect(shown()).toEqual([undefined, undefined]);
  expect(now.location.pathname).toBe('/');
});

test('two overlays from one link close one by one without leaving the page', async () => {
  const { now, shown } = open('/?post=1&thing=a');
  await act(async () => now.thing.close());
  expect(shown()).toEqual(['1', undefined]);
  await act(async () => now.post.close());
  expect(shown()).toEqual([undefined, undefined]);
});

test('an overlay opened directly is over the home page, with others over it', async () => {
  const { now, shown } = open('/post/1');
  await act(async () => now.thing.show('a'));
  expect(shown()).toEqual(['1', 'a']);
  await act(async () => now.thing.close());
  expect(shown()).toEqual(['1', undefined]);
  await act(async () => now.post.close());
  expect([now.location.pathname, ...shown()]).toEqual(['/', undefined, undefined]);
});
