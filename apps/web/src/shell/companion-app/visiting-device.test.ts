import { expect, test } from 'vitest';
import { isCrawler, isIosDevice } from './visiting-device.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

test.each([
  ['an iPhone', IPHONE, 5, true],
  ['an iPad that says Macintosh', MAC, 5, true],
  ['a Macintosh', MAC, 0, false],
  ['a laptop with a touch screen', LAPTOP, 10, false],
])('%s counts as iOS as it should', (_, userAgent, maxTouchPoints, expected) => {
  expect(isIosDevice({ userAgent, maxTouchPoints })).toBe(expected);
});

test.each([
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'WhatsApp/2.23.20.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
])('%s is a crawler', (userAgent) => {
  expect(isCrawler({ userAgent })).toBe(true);
});

test.each([
  IPHONE,
  `${IPHONE} WhatsApp/25.1`,
  `${IPHONE} [FBAN/FBIOS;FBAV/500.0]`,
  'Mozilla/5.0 (Linux; Android 13; CUBOT X50) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  '',
])('%j is a person', (userAgent) => {
  expect(isCrawler({ userAgent })).toBe(false);
});
