import { act, cleanup, render } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  createBrowserRouter,
  createMemoryRouter,
  type Location,
  type NavigateFunction,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { layersOf, pageKeyOf } from '../history/page-key.ts';
import { useNoClosedLayers } from './layer-entries.ts';
import { useLayerEntry } from './useLayerEntry.ts';

interface Layer {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  leave(goOn?: () => void): void;
}

interface Now {
  sheet: Layer;
  question: Layer;
  location: Location;
  navigate: NavigateFunction;
}

function useLayer(): Layer {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, setOpen, leave: useLayerEntry(isOpen, () => setOpen(false)) };
}

/** The frame of every page with its own layer; reports its state. */
function Frame({ now }: { now: Now }) {
  useNoClosedLayers();
  Object.assign(now, { question: useLayer(), location: useLocation(), navigate: useNavigate() });
  return <Outlet />;
}

function Page({ now }: { now: Now }) {
  Object.assign(now, { sheet: useLayer() });
  return null;
}

const Late = () => null;

type Entries = (string | Partial<Location>)[];

const open = (...entries: Entries) =>
  openIn((routes) => createMemoryRouter(routes, { initialEntries: entries }));

async function openIn(createRouter: (routes: RouteObject[]) => ReturnType<typeof createMemoryRouter>) {
  const now = {} as Now;
  const code = Promise.withResolvers<void>();
  const pages = [
    { path: '*', element: <Page now={now} /> },
    { path: '/late', lazy: () => code.promise.then(() => ({ Component: Late })) },
  ];
  const routes = [{ element: <Frame now={now} />, children: pages }];
  const router = createRouter(routes);
  await act(async () =>
    render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  return {
    now,
    router,
    arrive: () => act(async () => code.resolve()),
    show: (layer: 'sheet' | 'question') => act(async () => now[layer].setOpen(true)),
    go: (to: number | string) => act(async () => void (await router.navigate(to as number))),
    seen: () => [
      now.location.pathname + now.location.search,
      ...(now.sheet.isOpen ? ['sheet'] : []),
      ...(now.question.isOpen ? ['question'] : []),
    ],
  };
}

afterEach(cleanup);

test('Back closes layers one by one, and then returns to the previous page', async () => {
  const { now, show, go, seen } = await open('/before', '/list?q=coat');
  const page = pageKeyOf(now.location);
  await show('sheet');
  await show('question');
  expect(seen()).toEqual(['/list?q=coat', 'sheet', 'question']);
  expect(pageKeyOf(now.location)).toBe(page);
  await go(-1);
  expect(seen()).toEqual(['/list?q=coat', 'sheet']);
  await go(-1);
  expect(seen()).toEqual(['/list?q=coat']);
  await go(-1);
  expect(seen()).toEqual(['/before']);
});

test('Back closes a layer even before its entry is rendered', async () => {
  window.history.replaceState(null, '', '/list');
  const { now, router, show, seen } = await openIn(createBrowserRouter);
  const historyIsAt = (layers: number) =>
    vi.waitFor(() => expect(layersOf(router.state.location)).toHaveLength(layers));
  for (const layer of ['sheet', 'question'] as const) {
    await act(async () => {
      flushSync(() => now[layer].setOpen(true));
      await historyIsAt(1);
      window.history.back();
      await historyIsAt(0);
    });
    expect(seen()).toEqual(['/list']);
    await show(layer);
    expect(seen()).toEqual(['/list', layer]);
    await act(async () => {
      window.history.back();
      await historyIsAt(0);
    });
    expect(seen()).toEqual(['/list']);
  }
  router.dispose();
});

test('a closed layer leaves no history entry, neither for Back nor for Forward', async () => {
  const { now, show, go, seen } = await open('/before', '/list');
  for (const close of [() => now.sheet.leave(), () => now.sheet.setOpen(false)]) {
    await show('sheet');
    await act(async () => close());
    expect(seen()).toEqual(['/list']);
    await go(1);
    expect(seen()).toEqual(['/list']);
    expect(now.location.state?.layers ?? []).toEqual([]);
  }
  await go(-1);
  expect(seen()).toEqual(['/before']);
});

test('a layer closed twice in a row, or together with the one above it, goes back once', async () => {
  const { now, show, seen } = await open('/before', '/list');
  await show('sheet');
  await act(async () => {
    now.sheet.leave();
    now.sheet.leave();
  });
  expect(seen()).toEqual(['/list']);
  await show('sheet');
  await show('question');
  await act(async () => {
    now.sheet.setOpen(false);
    now.question.setOpen(false);
  });
  expect(seen()).toEqual(['/list']);
});

test('a page opened from a layer directly follows the page below in the history', async () => {
  const { now, show, go, seen } = await open('/list');
  await show('sheet');
  await act(async () =>
    now.sheet.leave(() => {
      now.sheet.setOpen(false);
      void now.navigate('/list?color=Black');
    }),
  );
  expect(seen()).toEqual(['/list?color=Black']);
  await go(-1);
  expect(seen()).toEqual(['/list']);
  await go(1);
  expect(seen()).toEqual(['/list?color=Black']);
});

test('an action after closing is dropped if the layer was already closed, also at its next closing', async () => {
  const { now, show, seen } = await open('/list');
  const leadTo = (path: string) => {
    const { leave, setOpen } = now.sheet;
    const { navigate } = now;
    return () =>
      leave(() => {
        setOpen(false);
        void navigate(path);
      });
  };
  await show('sheet');
  const first = leadTo('/first');
  await act(async () => now.sheet.leave());
  await act(async () => first());
  expect(seen()).toEqual(['/list']);
  await show('sheet');
  await act(async () => leadTo('/second')());
  expect(seen()).toEqual(['/second']);
});

test('a link inside a layer closes the layer, and Back returns to the page without it', async () => {
  const { show, go, seen } = await open('/before', '/list');
  await show('sheet');
  await go('/elsewhere');
  expect(seen()).toEqual(['/elsewhere']);
  await go(-1);
  expect(seen()).toEqual(['/list']);
  await go(-1);
  expect(seen()).toEqual(['/before']);
});

test('a layer opened while the next page loads is over that page and closes to it', async () => {
  const { now, show, arrive, go, seen } = await open('/list');
  await act(async () => void now.navigate('/late'));
  await show('question');
  expect(seen()).toEqual(['/list', 'question']);
  await arrive();
  expect(seen()).toEqual(['/late', 'question']);
  await act(async () => now.question.leave());
  expect(seen()).toEqual(['/late']);
  await go(-1);
  expect(seen()).toEqual(['/list']);
});

test('a reload with two open layers leads to the page below them', async () => {
  const { now, seen } = await open(
    { pathname: '/list', key: 'page' },
    { pathname: '/list', state: { pageKey: 'page', layers: ['sheet'] } },
    { pathname: '/list', state: { pageKey: 'page', layers: ['sheet', 'question'] } },
  );
  expect(seen()).toEqual(['/list']);
  expect(now.location.key).toBe('page');
});
