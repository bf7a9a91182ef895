import { writeFile } from 'node:fs/promises';
import { test as base, expect, PHONE } from './fixtures.ts';
import { type Front, openFront } from './front.ts';
import { Visitor } from './visitor.ts';

interface Fixtures {
  visitor: Visitor;
  goTo: (path: string) => Promise<void>;
}

/** Test at phone size, against the built app and its real server. */
export const test = base.extend<Fixtures, { front: Front }>({
  front: [
    async ({ server }, use) => {
      const front = await openFront(server);
      await use(front);
      front.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, front }, use, info) => {
    front.complaints();
    const browser = await engine.open();
    await browser.resize(PHONE);
    await use(new Visitor(browser, engine.hasFingers));
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('screen.png'), await browser.shoot());
    await browser.close();
    expect(front.complaints()).toEqual([]);
  },
  goTo: async ({ visitor, front }, use) => {
    await use(async (path) => {
      await visitor.browser.goTo(front.url + path);
      await appRuns(visitor);
    });
  },
});

export const appRuns = (visitor: Visitor) =>
  expect.poll(() => visitor.evaluate(() => 'earlyEvents' in window)).toBe(false);

let people = 0;
export function newPerson() {
  people += 1;
  const username = `engines.${process.pid}.${people}`;
  return { username, email: `${username}@example.com`, password: 'a long enough password' };
}

export const signUp = (visitor: Visitor) =>
  visitor.evaluate(async (person) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/profile/register', {
      method: 'POST',
      headers,
      body: JSON.stringify(person),
    });
    const { userId, token, expiration } = await answer.json();
    localStorage.setItem('userId', userId);
    localStorage.setItem('authToken', token);
    localStorage.setItem('authTokenExpiration', String(expiration));
  }, newPerson());

export { expect };
