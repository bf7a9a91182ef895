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
import { useNoClosedLayers } from './layer-entries.ts';
import { layersOf, pageKeyOf } from './page-key.ts';
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

/** What is around every page, with a layer of its own, which tells what it sees. */
function Frame({ now }: { now: Now }) {
  useNoClosedLayers();
  Object.assign(now, { question: useLayer(), location: useLocation(), navigate: useNavigate() });
  return <Outlet />;
}

/** A page with a layer. */
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
    /** Lets the code of `/late` arrive. */
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

test('Back closes what lies over the page, one by one, and then leads to the page before', async () => {
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

test('Back closes it even before its entry was drawn', async () => {
  window.history.replaceState(null, '', '/list');
  const { now, router, show, seen } = await openIn(createBrowserRouter);
  const historyIsAt = (layers: number) =>
    vi.waitFor(() => expect(layersOf(router.state.location)).toHaveLength(layers));
  for (const layer of ['sheet', 'question'] as const) {
    // Nothing is drawn between the two steps.
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

test('closed otherwise it leaves no step behind, and Forward leads nowhere that Back has to be pressed twice for', async () => {
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

test('pressed twice in a row, or closed together with what lies over it, it closes once', async () => {
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

test('where it leads to lies right after the page, for Back and for Forward', async () => {
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

test('what was to follow does not follow once the layer was closed, nor when it is closed again', async () => {
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

test('a link that was followed out of it closes it, and Back leads to the page without it', async () => {
  const { show, go, seen } = await open('/before', '/list');
  await show('sheet');
  await go('/elsewhere');
  expect(seen()).toEqual(['/elsewhere']);
  await go(-1);
  expect(seen()).toEqual(['/list']);
  await go(-1);
  expect(seen()).toEqual(['/before']);
});

test('a question that comes while the code of the next page is loading lies over that page, and closes to it', async () => {
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

test('a reload with two of them open leads to the page below them', async () => {
  const { now, seen } = await open(
    { pathname: '/list', key: 'page' },
    { pathname: '/list', state: { pageKey: 'page', layers: ['sheet'] } },
    { pathname: '/list', state: { pageKey: 'page', layers: ['sheet', 'question'] } },
  );
  expect(seen()).toEqual(['/list']);
  expect(now.location.key).toBe('page');
});
