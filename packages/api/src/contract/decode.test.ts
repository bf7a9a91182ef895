import { describe, expect, test } from 'vitest';
import { commentFrom } from '../comments/comments.decode.ts';
import { postFrom } from '../posts/posts.decode.ts';
import { productFrom } from '../products/products.decode.ts';
import { createClient } from './client.ts';
import { idOf, textOf, webLinkOf } from './decode.ts';
import { countOf, fieldsWithin, momentOf } from './decode-later.ts';

describe('a text for users', () => {
  test.each([
    ['x'.repeat(20_000), 'x'.repeat(500)],
    ['x'.repeat(500), 'x'.repeat(500)],
    [7, '7'],
    ['', undefined],
    [{}, undefined],
  ])('a long text is cut', (given, expected) => {
    expect(textOf(given)).toBe(expected);
  });

  test('a text is never cut in the middle of a character', () => {
    expect(textOf(`${'x'.repeat(499)}🧵`)).toBe('x'.repeat(499));
    expect(textOf(`${'x'.repeat(498)}🧵!`)).toBe(`${'x'.repeat(498)}🧵`);
  });
});

test('an id or a link is never cut, because a cut one would be another', () => {
  const long = 'x'.repeat(4001);
  expect([idOf(long), webLinkOf(`https://a.example/${long}`)]).toEqual([undefined, undefined]);
  expect(idOf(long.slice(1))).toHaveLength(4000);
});

test.each([
  ['2026-01-02T00:00:00Z', Date.UTC(2026, 0, 2)],
  ['1700000000000', 1_700_000_000_000],
  [1_700_000_000_000.5, 1_700_000_000_000],
  ['whenever', undefined],
  [null, undefined],
])('a time is read from %j', (given, expected) => {
  expect(momentOf(given)).toBe(expected);
});

test('a count below zero becomes zero', () => {
  expect([countOf(-3), countOf('2.9'), countOf('none')]).toEqual([0, 2, undefined]);
});

test('fields are read inside and beside a wrapper, and the inner ones take precedence', () => {
  expect(fieldsWithin({ a: 1, b: 2, data: { a: 3 } }, 'profile', 'data')).toMatchObject({ a: 3, b: 2 });
});

test('an error text of 20,000 letters is cut', async () => {
  const client = createClient({
    fetch: async () => new Response(JSON.stringify({ error: 'x'.repeat(20_000) }), { status: 400 }),
  });
  const { get } = client({ get: { method: 'GET', path: '/', who: 'anyone' } });
  await expect(get({})).rejects.toHaveProperty('message.length', 500);
});

describe('the spelling of the server', () => {
  const post = {
    id: 'p1',
    user_id: 'mina',
    profile_picture_url: '/media/mina.webp',
    comment_count: 3,
    created_at: '2026-11-26T10:00:00.000Z',
    media: [{ id: 'm1', media_type: 'video', signedUrl: '/media/1.mp4', thumbnail_url: '/media/1.webp' }],
  };
  const comment = {
    id: 'c1',
    user_id: 'jun',
    post_id: 'p1',
    content: 'Lovely',
    created_at: '2026-11-26T10:00:00.000Z',
    profile_picture_url: null,
  };
  const product = {
    id: 'a',
    name: 'Hat',
    image_url: '/media/a.webp',
    profile_picture_url: '/media/mina.webp',
  };

  test('decoded answers have field names in camel case alone', () => {
    const decoded = [postFrom(post), commentFrom(comment), productFrom(product)];
    expect(decoded).toMatchObject([
      { userId: 'mina', commentCount: 3, media: [{ mediaType: 'video', thumbnailUrl: '/media/1.webp' }] },
      { userId: 'jun', postId: 'p1', createdAt: comment.created_at },
      { imageUrl: '/media/a.webp', profilePictureUrl: '/media/mina.webp' },
    ]);
    expect(JSON.stringify(decoded)).not.toMatch(/"[a-z]+_[a-z_]+":/);
  });

  test('a decoded item from the session cache is decoded to the same item', () => {
    expect(postFrom(postFrom(post))).toEqual(postFrom(post));
    expect(commentFrom(commentFrom(comment))).toEqual(commentFrom(comment));
    expect(productFrom(productFrom(product))).toEqual(productFrom(product));
  });
});
