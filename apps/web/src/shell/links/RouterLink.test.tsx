import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { RouterLink } from './RouterLink.tsx';

afterEach(cleanup);

/** Renders a link on `/from`; `isLeft` tells whether the browser handles the last click. */
function draw(link: Parameters<typeof RouterLink>[0]) {
  const router = createMemoryRouter([{ path: '*', element: <RouterLink {...link}>On</RouterLink> }], {
    initialEntries: ['/from'],
  });
  render(<RouterProvider router={router} />);
  let isLeft = false;
  addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  return { router, link: screen.getByRole('link', { name: 'On' }), isLeft: () => isLeft };
}

test('a link within the site changes the address without loading a page', async () => {
  const { router, link, isLeft } = draw({ href: '/results?q=red#end' });
  expect(link.getAttribute('href')).toBe('/results?q=red#end');
  await act(async () => void fireEvent.click(link));
  expect(isLeft()).toBe(false);
  expect(router.state.location).toMatchObject({ pathname: '/results', search: '?q=red', hash: '#end' });
});

test('a prevented click, and one for a new tab, do not change the address', () => {
  const taken = draw({ href: '/on', onClick: (event) => event.preventDefault() });
  fireEvent.click(taken.link);
  expect(taken.router.state.location.pathname).toBe('/from');
  cleanup();

  const modified = draw({ href: '/on' });
  fireEvent.click(modified.link, { ctrlKey: true });
  expect(modified.isLeft()).toBe(true);
  cleanup();

  const elsewhere = draw({ href: '/on', target: '_blank' });
  fireEvent.click(elsewhere.link);
  expect(elsewhere.isLeft()).toBe(true);
});

test('a link to another site is left to the browser', () => {
  for (const href of ['https://example.com/a?b', '//example.com/a', 'mailto:a@example.com']) {
    const { router, link, isLeft } = draw({ href });
    expect(link.getAttribute('href')).toBe(href);
    fireEvent.click(link);
    expect(isLeft()).toBe(true);
    expect(router.state.location.pathname).toBe('/from');
    cleanup();
  }
});
