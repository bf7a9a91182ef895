import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { RoomsGuest } from './RoomsGuest.tsx';

afterEach(cleanup);

test('guests are asked to log in to see dressing rooms, with a way to /profile (2 §2.4)', () => {
  const router = createMemoryRouter([{ path: '/rooms', element: <RoomsGuest /> }], {
    initialEntries: ['/rooms'],
  });
  render(<RouterProvider router={router} />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Please log in to access dressing rooms' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/profile');
});
