import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createServices, type Services, ServicesProvider } from '@vitrine/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RequireSignIn } from './RequireSignIn.tsx';

let services: Services;
const signIn = (userId: string) =>
  services.session.begin({ userId, token: `token of ${userId}`, expiration: Date.now() + 3_600_000 });

beforeEach(() => {
  localStorage.clear();
  services = createServices();
  signIn('mina');
  const routes = [
    { element: <RequireSignIn />, children: [{ path: '/edit-profile', element: <input /> }] },
    { path: '/profile', element: 'Guest Mode' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/edit-profile'] });
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
});
afterEach(() => {
  cleanup();
  services.session.dispose();
});

const typed = () => screen.getByRole<HTMLInputElement>('textbox').value;

test('typed text survives the end of a session (P9), but is gone for another user (P10)', () => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Half a sentence' } });
  act(() => services.session.refuse('token of mina'));
  expect(typed()).toBe('Half a sentence');
  act(() => signIn('mina'));
  expect(typed()).toBe('Half a sentence');
  act(() => services.session.refuse('token of mina'));
  act(() => signIn('jun'));
  expect(typed()).toBe('');
});

test('a guarded page is left on sign-out (D21)', () => {
  act(() => services.session.end());
  expect(screen.getByText('Guest Mode')).toBeDefined();
});
