import { act, cleanup, renderHook } from '@testing-library/react';
import type { LinkPreview, LinkProduct } from '@vitrine/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { usePostLinks } from './usePostLinks.ts';

const CONFIRM = '/api/search/product-link/update-confirmation';
const url = 'https://kiln.example/kettle';

const product = (name: string): LinkProduct => ({
  id: 'link-kettle',
  name,
  price: 10,
  image_url: null,
  retailer: null,
  rating: null,
  direct_link: url,
  link: url,
  fallbackSource: null,
  matchConfidence: 95,
  alternativeMatch: false,
});
const preview = (name: string): LinkPreview => ({
  url,
  isProduct: true,
  title: name,
  siteName: null,
  productData: product(name),
  verifiedProductId: null,
  verifiedProductSnapshot: null,
  userConfirmedAccurate: null,
});

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

async function openLinks(previewData: LinkPreview | null) {
  const { result } = renderHook(() => usePostLinks('p1'), app.rendering);
  await act(() =>
    app.network
      .last('/api/post/links/p1')
      .answer({ links: [{ id: 'l1', url, label: 'Kettle', previewData }] }),
  );
  const [link] = result.current.links ?? [];
  if (!link) throw new Error('There is no link.');
  return async (isAccurate: boolean, shown?: LinkPreview) => {
    await act(async () => result.current.confirm(link, isAccurate, shown));
    const { body } = app.network.last(CONFIRM);
    await act(() => app.network.last(CONFIRM).answer({ ...link, userConfirmedAccurate: isAccurate }));
    return body;
  };
}

// 1 §7
test('what its owner says of a link goes with the preview that they saw, as what was verified where it is right', async () => {
  const say = await openLinks(preview('Kettle'));
  const shown = preview('Teapot');
  expect(await say(true, shown)).toEqual({
    postId: 'p1',
    url,
    userConfirmedAccurate: true,
    metadata: {
      ...shown,
      userConfirmedAccurate: true,
      verifiedProductId: 'link-kettle',
      verifiedProductSnapshot: product('Teapot'),
    },
  });
  expect((await say(false)).metadata).toEqual({ ...preview('Kettle'), userConfirmedAccurate: false });
});

test('of a link that nothing is known of, no preview goes along', async () => {
  const say = await openLinks(null);
  expect(await say(false)).toEqual({ postId: 'p1', url, userConfirmedAccurate: false });
});
