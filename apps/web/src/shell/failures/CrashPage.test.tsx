import { cleanup, render, screen } from '@testing-library/react';
import { UiProvider } from '@vitrine/ui';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { CrashPage } from './CrashPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Broken = () => {
  throw new TypeError('No network.');
};

test('a crashed page checks the server when the network is back, until it is left', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Unreachable'));
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: CrashPage }]);
  const { unmount } = render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeDefined();
  expect(asked).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveBeenCalledExactlyOnceWith('', { method: 'HEAD' });
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveBeenCalledOnce();
});
