import { act, cleanup, renderHook } from '@testing-library/react';
import { createServices, type Services, ServicesProvider } from '@vitrine/hooks';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChosenFiles } from './useChosenFiles.ts';

let services: Services;
/** The videos that the browser looks into. */
const videos: HTMLVideoElement[] = [];

beforeEach(() => {
  localStorage.clear();
  videos.length = 0;
  services = createServices();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:video', revokeObjectURL: () => undefined }),
  );
  const { createElement } = document;
  vi.spyOn(document, 'createElement').mockImplementation((name: string, options?: ElementCreationOptions) => {
    const element = createElement.call(document, name, options);
    if (element instanceof HTMLVideoElement) {
      element.load = () => undefined;
      videos.push(element);
    }
    return element;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  services.session.dispose();
});

const signIn = (userId: string) =>
  services.session.begin({ userId, token: `token of ${userId}`, expiration: Date.now() + 3_600_000 });
const video = () => new File(['\0\0\0\x18ftypmp42'], 'coat.mp4', { type: 'video/mp4' });
/** The browser cannot play it, which keeps nobody from publishing it. */
const lookedInto = async (place: number) => {
  await vi.waitFor(() => expect(videos).toHaveLength(place + 1));
  await act(async () => void videos[place]?.dispatchEvent(new Event('error')));
};

test('what somebody chose is theirs where their session ends by itself, and not the next person’s, though it still waits in line (P38)', async () => {
  signIn('mina');
  const onReady = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>{children}</ServicesProvider>
  );
  const { result } = renderHook(() => useChosenFiles(onReady), { wrapper, reactStrictMode: true });
  act(() => result.current.take([video(), video(), video()], 10));
  act(() => services.session.refuse('token of mina'));
  await lookedInto(0);
  expect(onReady).toHaveBeenCalledTimes(1);
  act(() => signIn('jun'));
  await lookedInto(1);
  await lookedInto(2);
  await vi.waitFor(() => expect(result.current.preparing).toBe(0));
  expect(onReady).toHaveBeenCalledTimes(1);
});
