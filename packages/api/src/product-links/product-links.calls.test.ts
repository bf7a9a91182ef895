import { describe, expect, test } from 'vitest';
import { createClient } from '../contract/client.ts';
import { productLinksCalls } from './product-links.calls.ts';

function answered(answer: unknown) {
  const sent: { path: string; body: unknown }[] = [];
  const client = createClient({
    fetch: async (input, init) => {
      sent.push({ path: `${init?.method} ${input}`, body: JSON.parse(String(init?.body)) });
      return new Response(JSON.stringify(answer));
    },
  });
  return { ...client(productLinksCalls), sent };
}

describe('POST /api/search-hybrid/product-from-url', () => {
  const preview = async (answer: unknown) =>
    answered(answer).preview({ body: { url: 'https://tea.example/' } });
  const product = {
    product_id: 7,
    name: 'Cup',
    price: '$1,018.00',
    direct_link: 'https://tea.example/7',
    link: 'https://t.example/7',
    matchConfidence: '35%',
    fallbackSource: 'search',
    alternativeMatch: { id: 'other' },
  };
  const read = {
    id: '7',
    name: 'Cup',
    price: 1018,
    imageUrl: null,
    retailer: null,
    rating: null,
    directLink: 'https://tea.example/7',
    link: 'https://t.example/7',
    fallbackSource: 'search',
    matchConfidence: 35,
    alternativeMatch: true,
  };

  test('the request for a preview has the link and the options of the call', async () => {
    const { preview, sent } = answered({ url: 'https://tea.example/' });
    const body = { url: 'https://tea.example/', checkUserConfirmation: true, forceRefresh: true };
    await preview({ body });
    expect(sent).toEqual([{ path: 'POST /api/search-hybrid/product-from-url', body }]);
  });

  test.each(['previewData', 'preview', 'data'])('a preview is read from inside of %s', async (name) => {
    const answer = {
      url: 'https://tea.example/',
      [name]: { productData: product, userConfirmedAccurate: 'false' },
    };
    expect(await preview(answer)).toEqual({
      url: 'https://tea.example/',
      isProduct: true,
      title: null,
      siteName: null,
      productData: read,
      verifiedProductId: null,
      verifiedProductSnapshot: null,
      userConfirmedAccurate: false,
    });
  });

  test('the link identifies a product without an id, and links that are no web addresses are dropped', async () => {
    const { productData } = await preview({
      productData: { name: 'Cup', link: 'https://tea.example/7', direct_link: 'javascript:alert(1)' },
      verifiedProductSnapshot: { id: 1 },
    });
    expect(productData).toMatchObject({
      id: 'https://tea.example/7',
      directLink: 'https://tea.example/7',
      link: 'https://tea.example/7',
    });
    const { productData: nameless } = await preview({ url: 'https://tea.example/', productData: { id: 1 } });
    expect(nameless).toBeNull();
  });

  test.each([null, [], 'text', { productData: {} }])('an empty preview is unreadable: %j', async (answer) => {
    await expect(preview(answer)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

describe('POST /api/products/toggle-link-product', () => {
  test.each([
    [{ productId: 'p', isLiked: true, inCart: false }, 'p'],
    [{ status: { originalProductId: 'o', product_id: 'p', liked: 1, isInCart: 0 } }, 'o'],
    [{ success: true, data: { originalProductId: 'p', isLiked: 'true' } }, 'p'],
  ])('the state of a linked product is read from %j', async (answer, originalProductId) => {
    const { toggleProduct, sent } = answered(answer);
    const body = { action: 'like' as const, productData: { id: 'p' } };
    expect(await toggleProduct({ body })).toEqual({
      originalProductId,
      productId: 'p',
      isLiked: true,
      inCart: false,
    });
    expect(sent).toEqual([{ path: 'POST /api/products/toggle-link-product', body }]);
  });

  test('a state without a product is unreadable', async () => {
    const call = answered({ success: true }).toggleProduct({ body: { action: 'like', productData: {} } });
    await expect(call).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

describe('POST /api/products/check-link-product-status', () => {
  test.each([
    [{ statuses: [{ originalProductId: 'a', isLiked: true, inCart: 0 }, { isLiked: true }] }, true],
    [{ success: false, data: [{ productId: 'a', isLiked: 1 }] }, false],
    [[{ product_id: 'a', isLiked: 'true' }, null], true],
  ])('the states of linked products are read from %j', async (answer, success) => {
    const { checkProducts, sent } = answered(answer);
    const body = { productIds: ['a'] };
    expect(await checkProducts({ body })).toEqual({
      success,
      statuses: [{ originalProductId: 'a', productId: 'a', isLiked: true, inCart: false }],
    });
    expect(sent).toEqual([{ path: 'POST /api/products/check-link-product-status', body }]);
  });
});
