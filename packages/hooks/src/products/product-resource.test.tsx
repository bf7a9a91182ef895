import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { prepareProduct } from './product-resource.ts';
import { useProduct } from './useProduct.ts';

afterEach(cleanup);

const KETTLE = { id: 'p1', name: 'Kettle' };

it('a product fetched before its page shows at once, and is fetched again by a later page', async () => {
  const { services, network, rendering } = heldApp();
  const ready = prepareProduct(services, 'p1');
  await network.last('/api/products/p1').answer(KETTLE);
  await ready;
  // Not in strict mode, which runs effects twice: a page that hydrates runs them once.
  const inPage = { ...rendering, reactStrictMode: false };
  const first = renderHook(() => useProduct('p1'), inPage);
  expect(first.result.current).toMatchObject({ status: 'ready', product: { name: 'Kettle' } });
  expect(network.calls).toHaveLength(1);
  first.unmount();

  const later = renderHook(() => useProduct('p1'), inPage);
  expect(network.calls).toHaveLength(2);
  await act(() => network.last('/api/products/p1').answer({ ...KETTLE, name: 'Cheaper kettle' }));
  expect(later.result.current.product?.name).toBe('Cheaper kettle');
});

it('a prefetched product is not kept for later if the page had it from a list', async () => {
  const { services, network, rendering } = heldApp();
  const ready = prepareProduct(services, 'p1');
  await network.last('/api/products/p1').answer(KETTLE);
  await ready;
  const known = { ...KETTLE } as never;
  renderHook(() => useProduct('p1', known), rendering).unmount();
  renderHook(() => useProduct('p1'), rendering);
  expect(network.calls.length).toBeGreaterThan(1);
});

it('the finder’s avatar is fetched for members, and shown to no one else', async () => {
  const { services, network, rendering, signIn } = heldApp();
  const FACE = 'https://shop.example/face.webp';
  const known = { ...KETTLE, username: 'mina.k' } as never;
  const { result } = renderHook(() => useProduct('p1', known), rendering);
  const direct = renderHook(() => useProduct('p1'), rendering);
  await act(() => network.last('/api/products/p1').answer({ ...KETTLE, username: 'mina.k' }));
  expect(network.calls).toHaveLength(1);
  await act(async () => signIn());
  const faces = () => [result, direct.result].map(({ current }) => current.product?.profilePictureUrl);
  await act(() =>
    network.last('/api/products/p1').answer({ ...KETTLE, username: 'mina.k', profile_picture_url: FACE }),
  );
  expect(faces()).toEqual([FACE, FACE]);
  await act(async () => services.signOut());
  expect(faces()).toEqual([undefined, undefined]);
});

it('a product that a member opens by its address is fetched once, with the finder’s avatar', async () => {
  const { services, network, rendering, signIn } = heldApp();
  signIn();
  const FACE = 'https://shop.example/face.webp';
  const { result } = renderHook(() => useProduct('p1'), rendering);
  await act(() =>
    network.last('/api/products/p1').answer({ ...KETTLE, username: 'mina.k', profile_picture_url: FACE }),
  );
  expect(result.current.product).toMatchObject({ name: 'Kettle', profilePictureUrl: FACE });
  expect(network.calls.map(({ path }) => path)).toEqual(['/api/products/p1']);
  await act(async () => services.signOut());
  expect(result.current).toMatchObject({ status: 'ready', product: { name: 'Kettle' } });
  expect(result.current.product?.profilePictureUrl).toBeUndefined();
});

it('a product from a list shows at once, and only the pictures that lists omit are fetched', async () => {
  const { network, rendering } = heldApp();
  const picture = {
    width: 4,
    height: 5,
    placeholder: '#fff',
    sources: [{ url: 'https://shop.example/back.webp', width: 4 }],
  };
  const plain = { ...KETTLE, id: 'p0' } as never;
  renderHook(() => useProduct('p0', plain), rendering);
  expect(network.calls).toHaveLength(0);

  const seen = { ...KETTLE, pictureCount: 2, isLiked: true } as never;
  const { result } = renderHook(() => useProduct('p1', seen), rendering);
  expect(result.current).toMatchObject({ status: 'ready', product: { name: 'Kettle' } });
  await act(() =>
    network.last('/api/products/p1').answer({ ...KETTLE, pictureCount: 2, morePictures: [picture] }),
  );
  expect(result.current.product).toMatchObject({ morePictures: [picture], isLiked: true });
});

it('pictures are fetched once for products that the viewer stays with, and not for passed ones', async () => {
  const { network, rendering } = heldApp();
  const of = (id: string) => ({ ...KETTLE, id, pictureCount: 2 }) as never;
  const { rerender } = renderHook(({ id }) => useProduct(id, of(id)), {
    ...rendering,
    reactStrictMode: false,
    initialProps: { id: 'p0' },
  });
  const asked = () => network.calls.map(({ path }) => path);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const id of ['p1', 'p2', 'p3', 'p4']) rerender({ id });
  act(() => vi.runAllTimers());
  vi.useRealTimers();
  expect(asked()).toEqual(['/api/products/p0', '/api/products/p4']);
  await act(() => network.last('/api/products/p4').answer(of('p4')));
  await act(() => network.last('/api/products/p0').answer(of('p0')));
  for (const id of ['p3', 'p0', 'p4']) rerender({ id });
  expect(asked()).toHaveLength(2);
});

it('a missing product counts as an answer, and a server error does not', async () => {
  const { services, network, rendering } = heldApp();
  const missing = prepareProduct(services, 'p1');
  await network.last('/api/products/p1').answer({ error: 'No.', code: 'not_found' }, 404);
  await missing;
  const { result } = renderHook(() => useProduct('p1'), { ...rendering, reactStrictMode: false });
  expect(result.current.status).toBe('notFound');
  expect(network.calls).toHaveLength(1);

  const failed = prepareProduct(services, 'p2');
  const rejects = expect(failed).rejects.toThrow();
  await network.last('/api/products/p2').answer({ error: 'No.' }, 500);
  await rejects;
});
