import { contract, type Endpoint } from '@vitrine/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/harness.ts';
import { cookiePathOf } from './session-cookie.ts';

const STATUS = '/api/stripe-subscription/status';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const logIn = (username: string, host = 'localhost:3000') =>
  world.send('/api/profile/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', host },
    body: JSON.stringify({ username, password: 'correct horse' }),
  });
const cookieOf = (answer: Response) => answer.headers.get('set-cookie') ?? '';
const pairOf = (answer: Response) => cookieOf(answer).split(';')[0] ?? '';
const ask = (headers: Record<string, string>) => world.send(STATUS, { headers });

describe('the cookie of a sign-in', () => {
  it('is sent to the calls that take it alone, and to no script and no other site', async () => {
    const { username } = await world.person();
    const cookie = cookieOf(await logIn(username));
    expect(cookie).toMatch(
      /^vitrine_session=[\w-]{43}; Max-Age=\d+; Path=\/api\/stripe-subscription; HttpOnly/,
    );
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).not.toContain('Secure');
    expect(cookieOf(await logIn(username, 'shop.example'))).toContain('Secure');
    const taking = Object.values(contract).flatMap(({ calls }) => Object.values(calls) as Endpoint[]);
    expect(cookiePathOf(taking)).toBe('/api/stripe-subscription');
  });

  it('names the person to scripts of our own', async () => {
    const { username } = await world.person();
    const cookie = pairOf(await logIn(username));
    expect((await ask({ cookie, 'x-requested-with': 'fetch' })).status).toBe(200);
  });

  it('is ignored without a header that pages of other sites cannot send', async () => {
    const { username } = await world.person();
    const cookie = pairOf(await logIn(username));
    expect((await ask({ cookie })).status).toBe(401);
    expect((await ask({ cookie, origin: 'https://evil.example' })).status).toBe(401);
  });

  it('of another sign-in is refused beside a token, and removed', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const cookie = pairOf(await logIn(mina.username));
    const authorization = `Bearer ${jun.token}`;
    const answer = await ask({ cookie, authorization });
    expect([answer.status, cookieOf(answer)]).toEqual([401, expect.stringContaining('Max-Age=0')]);
    expect((await ask({ authorization })).status).toBe(200);
  });

  it('means nothing to other calls, and ends with the sign-out', async () => {
    const { username } = await world.person();
    const cookie = pairOf(await logIn(username));
    const other = await world.send('/api/saved-searches', {
      headers: { cookie, 'x-requested-with': 'fetch' },
    });
    expect(other.status).not.toBe(200);
    const token = cookie.split('=')[1];
    const ended = await world.send('/api/profile/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(cookieOf(ended)).toContain('Max-Age=0');
    expect((await ask({ cookie, 'x-requested-with': 'fetch' })).status).toBe(401);
  });
});
