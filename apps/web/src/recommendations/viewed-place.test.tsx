import { act, cleanup, render } from '@testing-library/react';
import { createServices, ServicesProvider } from '@vitrine/hooks';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePageAsItIs, useViewedPlace } from './viewed-place.ts';

let row: readonly string[] | undefined;

function Landing() {
  row = useViewedPlace();
  return null;
}

function Over() {
  usePageAsItIs();
  return null;
}

const Crash = () => 'crash';

/** Opens an app with this history state; `said` is the result of the document's inline script. */
async function open(path: string, state: object, said?: string) {
  window.history.replaceState(state, '', path);
  if (said) document.documentElement.dataset.viewed = said;
  const pages = [
    { path: '/', element: <Landing /> },
    { path: '/results', element: <Over /> },
  ];
  const router = createBrowserRouter([{ children: pages, errorElement: <Crash /> }]);
  const page = await act(async () =>
    render(
      <ServicesProvider services={createServices()}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    ),
  );
  return { page, go: (to: string, replace = false) => act(() => router.navigate(to, { replace })) };
}

beforeEach(() => {
  row = undefined;
  localStorage.setItem('viewed:guest', 'shoe hat');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.viewed;
  window.history.replaceState(null, '', '/');
});

test('a new page shows its row, whatever the document said of the previous page', async () => {
  const { go } = await open('/results?product=1', { key: 'over', idx: 0, viewed: 'nowhere' }, 'nowhere');
  await go('/');
  expect(row).toEqual(['shoe', 'hat']);
});

test('a page without a row has none after a reload, either', async () => {
  await open('/', { key: 'page', idx: 0, viewed: 'nowhere' }, 'nowhere');
  expect(row).toEqual([]);
});

test('a browser that refuses further history changes still shows the page', async () => {
  const { page, go } = await open('/results', { key: 'over', idx: 0 });
  const replace = window.history.replaceState.bind(window.history);
  vi.spyOn(window.history, 'replaceState').mockImplementation((state, ...where) => {
    if (state.viewed) throw new DOMException('More than 100 times', 'SecurityError');
    replace(state, ...where);
  });
  await go('/results?product=2', true);
  expect(page.container.textContent).not.toContain('crash');
});
