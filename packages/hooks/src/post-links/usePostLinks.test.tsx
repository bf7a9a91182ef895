import { act, cleanup, renderHook } from '@testing-library/react';
import { type LinkPreview, type LinkProduct, linkProductPayloadOf } from '@vitrine/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { usePostLinks } from './usePostLinks.ts';

const CONFIRM = '/api/search/product-link/update-confirmation';
const url = 'https://kiln.example/kettle';

const product = (name: string): LinkProduct => ({
  id: 'link-kettle',
  name,
  price: 10,
  imageUrl: null,
  retailer: null,
  rating: null,
  directLink: url,
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
test('an owner’s confirmation of a link carries the shown preview, marked as verified if it is right', async () => {
  const say = await openLinks(preview('Kettle'));
  const shown = preview('Teapot');
  expect(await say(true, shown)).toEqual({
    postId: 'p1',
    url,
    userConfirmedAccurate: true,
    metadata: {
      ...shown,
      productData: linkProductPayloadOf(product('Teapot')),
      userConfirmedAccurate: true,
      verifiedProductId: 'link-kettle',
      verifiedProductSnapshot: linkProductPayloadOf(product('Teapot')),
    },
  });
  expect((await say(false)).metadata).toEqual({
    ...preview('Kettle'),
    productData: linkProductPayloadOf(product('Kettle')),
    userConfirmedAccurate: false,
  });
});

test('a confirmation of a link without a preview carries none', async () => {
  const say = await openLinks(null);
  expect(await say(false)).toEqual({ postId: 'p1', url, userConfirmedAccurate: false });
});

test('a pin that takes a paid plan is offered one, and is no failure (D20)', async () => {
  const offers: string[] = [];
  const { result } = renderHook(
    () => usePostLinks('p1', { onPlanRequired: () => offers.push('offer') }),
    app.rendering,
  );
  await act(() =>
    app.network.last('/api/post/links/p1').answer({ links: [{ id: 'l1', url, label: 'Kettle' }] }),
  );
  const [link] = result.current.links ?? [];
  if (!link) throw new Error('There is no link.');
  const pin = async (status: number, code: string) => {
    await act(async () => result.current.pin(link, true));
    await act(() => app.network.last('/api/user-links/l1/pin').answer({ error: { code } }, status));
    return result.current.changes.get('l1');
  };
  expect(await pin(402, 'plan_required')).toBeUndefined();
  expect(offers).toEqual(['offer']);
  expect(await pin(409, 'too_many_pinned_links')).toBe('failed');
  expect(offers).toHaveLength(1);
});
