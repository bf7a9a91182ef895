import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createServices, type Services, ServicesProvider } from '@vitrine/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastsProvider } from '../shell/toasts/toasts.tsx';
import { EditProfile } from './EditProfile.tsx';

const mina = {
  id: 'mina',
  username: 'mina',
  name: 'Mina',
  bio: null,
  email: 'mina@example.com',
  emailVerified: true,
  birthday: '02/29/2000',
  gender: 'female',
  country: 'Japan',
};
let services: Services;
let isSaved: boolean;

beforeEach(() => {
  isSaved = false;
  services = createServices({
    async fetch(input) {
      if (!String(input).includes('/api/profile/update')) return Response.json(mina);
      // From here on, time passes by `advanceTimersByTime` alone.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      isSaved = true;
      return Response.json({ message: 'Profile updated successfully', user: { ...mina, bio: 'Tea' } });
    },
  });
  services.session.begin({ userId: 'mina', token: 'a token', expiration: Date.now() + 3_600_000 });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  services.session.dispose();
  localStorage.clear();
  sessionStorage.clear();
});

test('a saved profile leads back to its page two seconds later (2 §7, 2 §9)', async () => {
  const page = (
    <ToastsProvider>
      <EditProfile />
    </ToastsProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/edit-profile', element: page },
      { path: '/profile/:userId', element: <p>The profile</p> },
    ],
    { initialEntries: ['/edit-profile'] },
  );
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  fireEvent.change(await screen.findByRole('textbox', { name: /^Bio/ }), { target: { value: 'Tea' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const isEdited = () => screen.queryByRole('button', { name: 'Cancel' }) !== null;
  expect(isEdited()).toBe(true);
  // A poll would let the faked time pass.
  for (let turns = 0; turns < 100 && (!isSaved || isEdited()); turns += 1) await act(async () => undefined);
  expect([isSaved, isEdited()]).toEqual([true, false]);
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(router.state.location.pathname).toBe('/edit-profile');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(router.state.location.pathname).toBe('/profile/mina');
});
