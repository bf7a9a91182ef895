import { afterEach, beforeEach, expect, test } from 'vitest';
import { share } from './share.ts';

const picture = new File(['x'], 'post.jpg', { type: 'image/jpeg' });
const post = { title: 'Post by @mina', url: 'https://vitrine.example/p/7', picture };
const words = { title: post.title, text: post.title, url: post.url };

let sent: ShareData[] = [];
let copied: string[] = [];
const given = ['share', 'canShare', 'clipboard'] as const;
const put = (name: (typeof given)[number], value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  [sent, copied] = [[], []];
  put('clipboard', { writeText: async (text: string) => void copied.push(text) });
});
afterEach(() => {
  for (const name of given) Reflect.deleteProperty(navigator, name);
});

/** Gives the browser a sheet that takes data with these members alone, and refuses others as browsers do. */
function sheetFor(...members: (keyof ShareData)[]) {
  const takes = (data: ShareData) =>
    (Object.keys(data) as (keyof ShareData)[]).every((name) => members.includes(name));
  put('canShare', takes);
  put('share', async (data: ShareData) => {
    if (!takes(data)) throw new TypeError('Invalid share data');
    sent.push(data);
  });
}

test.each<[string, (keyof ShareData)[], ShareData]>([
  ['everything', ['title', 'text', 'url', 'files'], { ...words, files: [picture] }],
  ['words and addresses', ['title', 'text', 'url'], words],
  ['addresses alone', ['url'], { url: post.url }],
  ['text alone', ['text'], { text: `${post.title} ${post.url}` }],
])('a sheet for %s gets all that it takes', async (_, members, expected) => {
  sheetFor(...members);
  expect(await share(post)).toBe('shared');
  expect(sent).toEqual([expected]);
  expect(copied).toEqual([]);
});

test('a sheet for files alone gets no picture without its address, which is copied', async () => {
  sheetFor('files');
  expect(await share(post)).toBe('copied');
  expect(sent).toEqual([]);
  expect(copied).toEqual([`${post.title} ${post.url}`]);
});

test('a browser that shares, but cannot say what, gets words without a picture', async () => {
  put('share', async (data: ShareData) => void sent.push(data));
  expect(await share(post)).toBe('shared');
  expect(sent).toEqual([words]);
});

test('a browser without a sheet gets a copy, and a share that was called off gets none', async () => {
  expect(await share(post)).toBe('copied');
  copied = [];
  put('share', async () => {
    throw new DOMException('Called off', 'AbortError');
  });
  expect(await share(post)).toBe('cancelled');
  expect(copied).toEqual([]);
});
