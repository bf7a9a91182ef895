import { expect, it } from 'vitest';
import { leastWork } from '../testing/processor-time.ts';
import { refreshTarget } from './page-refresh.ts';

const URL_OF_PAGE = 'https://tea.example/short/7';
const targetOf = (html: string, refresh?: string) =>
  refreshTarget({ url: URL_OF_PAGE, contentType: 'text/html', bytes: Buffer.from(html), refresh });
const meta = (content: string) => `<title>…</title><meta http-equiv="Refresh" content="${content}">`;

it.each([
  ['0;url=/kettle', 'https://tea.example/kettle'],
  ['0; URL = "/kettle"', 'https://tea.example/kettle'],
  ["1,'kettle?utm_source=x'", 'https://tea.example/short/kettle'],
  ['0.5 https://other.example/', 'https://other.example/'],
  [';url=/kettle', 'https://tea.example/kettle'],
])('a page is left by its header and by its markup: %s', (refresh, target) => {
  expect(targetOf('', refresh)).toBe(target);
  expect(targetOf(meta(refresh.replaceAll('"', "'")))).toBe(target);
});

it.each([
  '0',
  '5',
  '',
  '300; url=/kettle',
  '0;url=/short/7#top',
  '0;url=javascript:alert(1)',
  'x;url=/kettle',
])('a page stays if it only renews itself, later, or leads nowhere: %s', (refresh) => {
  expect(targetOf('', refresh)).toBeUndefined();
  expect(targetOf(meta(refresh))).toBeUndefined();
});

it('a page for browsers without scripts is not followed, and a base counts', () => {
  expect(targetOf(`<noscript>${meta('0;url=/plain')}</noscript>`)).toBeUndefined();
  expect(targetOf(`<base href="https://cdn.example/a/">${meta('0;url=b')}`)).toBe('https://cdn.example/a/b');
});

it.each([
  ['spaces', `http-equiv=${' '.repeat(1_000_000)}`],
  ['digits', meta('1'.repeat(1_000_000))],
  ['spaces after a delay', meta(`1${' '.repeat(1_000_000)}`)],
])('a page is read in good time, whatever it repeats: %s', async (_, html) => {
  expect(await leastWork(() => void targetOf(html), 500_000)).toBeLessThan(500_000);
});
