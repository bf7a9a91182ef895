import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { RoomDetails } from '@vitrine/api';
import { createServices, type Services, ServicesProvider } from '@vitrine/hooks';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastsProvider } from '../shell/toasts/toasts.tsx';
import { RoomPeople } from './RoomPeople.tsx';

const room: RoomDetails = {
  id: '1',
  name: 'Wedding',
  participants: [{ id: 'mina', username: 'mina.k', name: 'Mina', avatar: null, isOnline: true }],
  description: null,
};

let services: Services;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  services = createServices({ fetch: async () => Response.json({}) });
  services.session.begin({ userId: 'mina', token: 'a token', expiration: Date.now() + 3_600_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  services.session.dispose();
});

function People() {
  const [isOpen, setOpen] = useState(true);
  return <RoomPeople room={room} isOpen={isOpen} onOpenChange={setOpen} onChanged={() => {}} />;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('the question to leave comes 300 ms after the list of people has closed (2 §4)', async () => {
  const router = createMemoryRouter([{ path: '*', element: <People /> }]);
  render(
    <ServicesProvider services={services}>
      <ToastsProvider>
        <RouterProvider router={router} />
      </ToastsProvider>
    </ServicesProvider>,
  );
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Leave Room' }));
  await pass(299);
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await pass(1);
  expect(screen.getByRole('alertdialog', { name: 'Leave Room?' })).toBeDefined();
});
