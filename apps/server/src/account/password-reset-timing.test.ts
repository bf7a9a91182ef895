import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/harness.ts';
import { mailsOf, tokenIn } from '../testing/mails.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const CALLS = 200;

// The limit of five mails an hour to one address would end the calls, so each asks for another address.
test('asking for a reset link takes as long for a known address as for an unknown one (P36)', {
  tags: 'long/costs',
  timeout: 120_000,
}, async () => {
  const known: string[] = [];
  for (let each = 0; each < CALLS; each += 1) known.push(`${(await world.person()).username}@example.com`);
  for (const mail of await mailsOf(world))
    await world.client().account.verifyEmail({ query: { token: tokenIn(mail) } });
  const ask = async (email: string) => {
    const begun = performance.now();
    const answer = await world.send('/api/profile/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(answer.status).toBe(200);
    await answer.text();
    return performance.now() - begun;
  };
  for (let each = 0; each < 20; each += 1) await ask(`warm${each}@example.com`);
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (const [each, email] of known.entries()) {
    times.known.push(await ask(email));
    times.unknown.push(await ask(`person.nobody${each}@example.com`));
  }
  const [one, other] = [medianOf(times.known), medianOf(times.unknown)];
  console.log(`Median of ${CALLS} calls: ${one.toFixed(2)} ms known, ${other.toFixed(2)} ms unknown`);
  expect(Math.abs(one - other)).toBeLessThanOrEqual(Math.max(1, Math.max(one, other) * 0.1));
});

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length / 2] ?? 0;
