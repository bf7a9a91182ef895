import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createServices, ServicesProvider } from '@vitrine/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { SignInPrompt } from '../session/SignInPrompt.tsx';
import { FollowPerson } from './FollowPerson.tsx';
import { failures } from './follow.failures.ts';

afterEach(cleanup);

test('a guest who follows a user is told to sign in (1 §5)', async () => {
  localStorage.clear();
  const asked: string[] = [];
  const services = createServices({
    fetch: async (input) => {
      asked.push(String(input));
      return Response.json({});
    },
  });
  const page = (
    <>
      <FollowPerson person={{ id: '1', username: 'jun' }} source="Page" />
      <SignInPrompt />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Follow @jun' }));
  const question = await screen.findByRole('dialog', { name: 'Login Required' });
  expect(within(question).getByText('Must be authenticated to follow users')).toBeDefined();
  expect(asked.filter((address) => address.includes('follow'))).toEqual([]);
  services.session.dispose();
});

test('failed follows are reported with the usernames', () => {
  const { on, off } = failures.messages.english;
  const name = failures.nameOf({ id: '1', username: 'jun' });
  expect([on(name, 1), off(name, 1)]).toEqual(['Failed to follow @jun', 'Failed to unfollow @jun']);
});
