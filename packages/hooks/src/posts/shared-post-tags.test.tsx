import { expect, test } from 'vitest';
import { postInTags } from './shared-post-tags.ts';

const page = (tags: Record<string, string>) =>
  `<!doctype html><head><meta charset="utf-8">${Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('')}</head><body><meta property="og:type" content="article"></body>`;
const tags = {
  'og:type': 'article',
  author: '@mina.k',
  'og:description': 'Two &amp;amp; &quot;walls&quot;',
  'og:image': 'https://shop.example/media/share/1/2.jpg',
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': 'A wall',
};

test('the tags of a shared page describe its post', () => {
  expect(postInTags(page(tags))).toEqual({
    username: 'mina.k',
    description: 'Two &amp; "walls"',
    picture: { url: 'https://shop.example/media/share/1/2.jpg', width: 1200, height: 630, alt: 'A wall' },
  });
});

test('a picture with an address that is no web address is left out', () => {
  expect(postInTags(page({ ...tags, 'og:image': 'javascript:alert(1)' }))?.picture).toBeUndefined();
});

test.each([
  ['another page', { ...tags, 'og:type': 'website' }],
  ['a page without an author', { ...tags, author: '' }],
  ['a page without tags', {}],
])('%s describes no post', (_, given) => {
  expect(postInTags(page(given as Record<string, string>))).toBeUndefined();
});
