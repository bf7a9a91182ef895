import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { RoomDetails } from '@vitrine/api';
import { createServices, type Services, ServicesProvider } from '@vitrine/hooks';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNoClosedLayers } from '../shell/layers/layer-entries.ts';
import { ToastsProvider } from '../shell/toasts/toasts.tsx';
import { RoomPeople } from './RoomPeople.tsx';

let services: Services;
beforeEach(() => {
  services = createServices({ fetch: async () => Response.json({}) });
  services.session.begin({ userId: 'mina', token: 'a token', expiration: Date.now() + 3_600_000 });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  services.session.dispose();
  localStorage.clear();
});

const person = { id: 'mina', username: 'mina', isOnline: true };
const room = { id: 'r1', name: 'Coats', participants: [person], isMuted: false } as unknown as RoomDetails;

function Page() {
  useNoClosedLayers();
  const [isOpen, setOpen] = useState(true);
  const change = (next: boolean) => {
    // From here on, time passes by `advanceTimersByTime` alone.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setOpen(next);
  };
  return (
    <ToastsProvider>
      <p>{isOpen ? 'Open' : 'Closed'}</p>
      <RoomPeople room={room} isOpen={isOpen} onOpenChange={change} onChanged={() => undefined} />
    </ToastsProvider>
  );
}

test('the question to leave a room comes 300 ms after the list of its people has closed (2 §2.4)', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Leave Room' }));
  // A poll would let the faked time pass.
  for (let turns = 0; turns < 100 && screen.queryByText('Closed') === null; turns += 1)
    await act(async () => undefined);
  expect(screen.queryByText('Closed')).not.toBeNull();
  const question = () => screen.queryByRole('alertdialog', { name: 'Leave Room?' });
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(question()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(question()).not.toBeNull();
});
