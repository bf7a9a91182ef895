// Runs on both databases: links are used under a lock, and several resets compete for one link.

import { type ApiError, accountTexts } from '@vitrine/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { HOUR, MINUTE } from '../kernel/clock.ts';
import { people } from '../people/people.table.ts';
import { passwordHashOf } from '../session/passwords.ts';
import { sessions } from '../session/session.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { holding } from '../testing/holding.ts';
import { mailsOf, ORIGIN, resetTokenIn, tokenIn } from '../testing/mails.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ resets: { mails: 30, tries: 10 } });
});
afterAll(() => world[Symbol.asyncDispose]());
// The limits count by hour and network.
beforeEach(() => {
  world.clock.now += 2 * HOUR;
});

const emailOf = ({ username }: Person) => `${username}@example.com`;
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ status, code, message }: ApiError) => ({ status, code, message }),
  );

async function verified(): Promise<Person> {
  const person = await world.person();
  for (const mail of await mailsOf(world)) {
    if (mail.to !== emailOf(person)) continue;
    await world.client().account.verifyEmail({ query: { token: tokenIn(mail) } });
  }
  return person;
}

/** Returns the verified address of a new person. */
async function withEmail(emailFor: (username: string) => string): Promise<string> {
  const { username, client } = await world.person();
  const email = emailFor(username);
  await client.account.update({ body: { email, birthday: '02/29/2000', gender: 'other', country: 'Japan' } });
  for (const mail of await mailsOf(world)) {
    if (mail.to === email) await world.client().account.verifyEmail({ query: { token: tokenIn(mail) } });
  }
  await mailsOf(world);
  return email;
}

const forgot = (email: string, { address = '192.0.2.1', headers = {} } = {}) =>
  world.send('/api/profile/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email }),
    address,
  });

async function tokenFor(person: Person): Promise<string> {
  await forgot(emailOf(person));
  const [mail] = await mailsOf(world);
  return resetTokenIn(mail!);
}

const reset = (token: string, newPassword = 'a whole new one', address = '192.0.2.7') =>
  world.send('/api/profile/reset-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, newPassword }),
    address,
  });
const resetOutcome = async (...given: Parameters<typeof reset>) => {
  const answer = await reset(...given);
  const { code, error } = (await answer.json()) as { code?: string; error?: string };
  return { status: answer.status, code, error };
};
const invalid = { status: 400, code: 'reset_invalid', error: 'Invalid or expired reset link' };
const login = ({ username }: Person, password: string) =>
  refusal(world.client().session.login({ body: { username, password } }));

describe('asking for a link', () => {
  it('a link goes to the verified address, from the configured origin, whatever the request says', async () => {
    const mina = await verified();
    await forgot(emailOf(mina), {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    });
    const mails = await mailsOf(world);
    expect(mails).toMatchObject([{ to: emailOf(mina), subject: 'Reset your password' }]);
    expect(mails[0]?.text).toContain(`${ORIGIN}/reset-password?token=`);
    expect(JSON.stringify(mails)).not.toContain('evil');
  });

  it('the answer is the same for verified, unverified and unknown addresses, and only the first gets a letter (P36)', async () => {
    const [mina, unverified] = [await verified(), await world.person()];
    await mailsOf(world);
    const answers = [];
    for (const email of [emailOf(mina), emailOf(unverified), 'nobody@example.com']) {
      const answer = await forgot(email);
      answers.push([answer.status, await answer.json()]);
    }
    expect(answers).toEqual(Array(3).fill([200, { message: accountTexts.reset_asked }]));
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual([emailOf(mina)]);
  });

  test.each([
    ['capitals', (email: string) => email.toUpperCase()],
    ['spaces around it', (email: string) => `  ${email} `],
    ['a Kelvin sign for k', (email: string) => email.replace('k', '\u212a')],
  ])('an address with %s reaches the stored one', async (_, spelled) => {
    const email = await withEmail((username) => `kim.${username}@example.com`);
    expect((await forgot(spelled(email))).status).toBe(200);
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual([email]);
  });

  it('a letter never goes to a typed address that looks like a stored one', async () => {
    const mina = await withEmail((username) => `mina.${username}@example.com`);
    await forgot(mina.replace('i', '\u0131'));
    expect(await mailsOf(world)).toEqual([]);
    await forgot(mina);
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual([mina]);
  });

  it('all spellings of an address share its limit, whether an account has it or not', async () => {
    const statuses = async (email: string) => {
      const spellings = [email, email.toUpperCase(), ` ${email}`, email.replace('k', '\u212a'), email, email];
      const found = [];
      for (const [time, spelling] of spellings.entries())
        found.push((await forgot(spelling, { address: `198.51.100.${time}` })).status);
      return found;
    };
    const mina = await verified();
    const expected = [200, 200, 200, 200, 200, 429];
    expect(await statuses(emailOf(mina))).toEqual(expected);
    expect(await statuses('ghost.k@example.com')).toEqual(expected);
    const closed = await forgot('ghost.k@example.com');
    expect(await closed.json()).toMatchObject({ code: 'too_many_resets' });
    expect(closed.headers.get('retry-after')).toBe('3600');
  });

  it('requests are limited per network address', async () => {
    const found = [];
    for (let each = 0; each < 31; each += 1)
      found.push((await forgot(`somebody${each}@example.com`, { address: '203.0.113.9' })).status);
    expect(found).toEqual([...Array(30).fill(200), 429]);
  });

  test.each(['', 'nowhere', 'a b@example.com'])('the address "%s" is refused', async (email) => {
    const answer = await forgot(email);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'Valid email is required' }]);
  });
});

describe('resetting the password', () => {
  it('a new password replaces the old one, ends all sign-ins, and is announced', async () => {
    const mina = await verified();
    const elsewhere = world.client(
      (await world.client().session.login({ body: { username: mina.username, password: mina.password } }))
        .token,
    );
    const token = await tokenFor(mina);
    const answer = await reset(token);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: true, message: accountTexts.password_reset },
    ]);
    for (const client of [mina.client, elsewhere])
      expect(await refusal(client.likes.list({}))).toMatchObject({ status: 401 });
    expect(await login(mina, mina.password)).toMatchObject({ status: 401 });
    expect(await login(mina, 'a whole new one')).toBeUndefined();
    const told = await mailsOf(world);
    expect(told).toMatchObject([{ to: emailOf(mina), subject: 'Your password was reset' }]);
    expect(JSON.stringify(told)).not.toContain('a whole new one');
  });

  it('opening the page spends no link, and a used one works no more (M1)', async () => {
    const mina = await verified();
    const token = await tokenFor(mina);
    for (const method of ['HEAD', 'GET']) await world.send(`/reset-password?token=${token}`, { method });
    expect(await resetOutcome(token)).toMatchObject({ status: 200 });
    expect(await resetOutcome(token)).toEqual(invalid);
  });

  it('each of several links works until one is used; asking ends no earlier one (M3)', async () => {
    const mina = await verified();
    const tokens = [];
    for (let time = 0; time < 3; time += 1) tokens.push(await tokenFor(mina));
    const [oldest = '', ...others] = tokens;
    expect(await resetOutcome(oldest)).toMatchObject({ status: 200 });
    for (const token of others) expect(await resetOutcome(token)).toEqual(invalid);
  });

  it('a link works for an hour', async () => {
    const mina = await verified();
    const [late, inTime] = [await tokenFor(mina), await tokenFor(mina)];
    world.clock.now += HOUR - 1;
    expect(await resetOutcome(inTime)).toMatchObject({ status: 200 });
    const jun = await verified();
    const theirs = await tokenFor(jun);
    world.clock.now += HOUR;
    expect(await resetOutcome(theirs)).toEqual(invalid);
    expect(await resetOutcome(late)).toEqual(invalid);
  });

  it('a changed password and a changed address end all links (M3)', async () => {
    const mina = await verified();
    const complete = { birthday: '02/29/2000', gender: 'other', country: 'Japan' } as const;
    const first = await tokenFor(mina);
    await mina.client.account.update({
      body: { ...complete, currentPassword: mina.password, newPassword: 'changed by hand' },
    });
    expect(await resetOutcome(first)).toEqual(invalid);
    await mailsOf(world);
    const second = await tokenFor(mina);
    const email = `new.${mina.username}@example.com`;
    await mina.client.account.update({ body: { email } });
    for (const mail of await mailsOf(world)) {
      if (mail.to === email) await world.client().account.verifyEmail({ query: { token: tokenIn(mail) } });
    }
    expect(await resetOutcome(second)).toEqual(invalid);
  });

  it('a link that was asked for before the address changed is not sent', async () => {
    const mina = await verified();
    const email = `next.${mina.username}@example.com`;
    await mina.client.account.update({
      body: { email, birthday: '02/29/2000', gender: 'other', country: 'Japan' },
    });
    const verification = (await mailsOf(world)).find(({ to }) => to === email);
    await forgot(emailOf(mina));
    await world.client().account.verifyEmail({ query: { token: tokenIn(verification!) } });
    expect((await mailsOf(world)).map(({ subject }) => subject)).not.toContain('Reset your password');
  });

  it('a sign-in with the old password that is under way does not outlive the reset', async () => {
    const mina = await verified();
    const passwordHash = await passwordHashOf('a whole new one');
    const outcome = await holding(
      world.database,
      async (tx) => {
        await tx.update(people).set({ passwordHash }).where(eq(people.id, mina.id));
        await tx.delete(sessions).where(eq(sessions.personId, mina.id));
      },
      () => login(mina, mina.password),
    );
    expect(outcome).toMatchObject({ status: 401, code: 'wrong_credentials' });
    expect(await login(mina, 'a whole new one')).toBeUndefined();
  });

  it('of two resets at once, one wins', async () => {
    const mina = await verified();
    const token = await tokenFor(mina);
    const passwords = ['the first of two', 'the second of two'];
    const outcomes = await Promise.all(passwords.map((password) => resetOutcome(token, password)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
    const signIns = await Promise.all(passwords.map((password) => login(mina, password)));
    const won = outcomes.findIndex(({ status }) => status === 200);
    expect(signIns[won]).toBeUndefined();
    expect(signIns[1 - won]).toMatchObject({ status: 401 });
  });

  test.each([
    ['', 'a whole new one', 'Invalid reset link'],
    ['  ', 'a whole new one', 'Invalid reset link'],
    ['garbage', 'a whole new one', 'Invalid or expired reset link'],
    ['garbage', 'short', 'Password must be at least 8 characters long'],
  ])('the token "%s" with the password "%s" is refused: %s', async (token, password, error) => {
    expect(await resetOutcome(token, password)).toMatchObject({ status: 400, error });
  });

  it('a verification link resets nothing, and a common password spends no link', async () => {
    const mina = await world.person();
    const verification = (await mailsOf(world)).find(({ to }) => to === emailOf(mina));
    expect(await resetOutcome(tokenIn(verification!))).toEqual(invalid);
    const jun = await verified();
    const token = await tokenFor(jun);
    expect(await resetOutcome(token, 'iloveyou')).toMatchObject({ code: 'password_common' });
    expect(await resetOutcome(token)).toMatchObject({ status: 200 });
    expect(await login(mina, mina.password)).toBeUndefined();
  });

  it('ten tries a minute come through from one network', async () => {
    const statuses = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await reset('garbage', 'a whole new one', '203.0.113.77')).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    world.clock.now += MINUTE;
    expect((await reset('garbage', 'a whole new one', '203.0.113.77')).status).toBe(400);
  });

  it('a person who was locked out by wrong tries can sign in after the reset', async () => {
    const mina = await verified();
    const from = '203.0.113.80';
    const tryWith = (password: string) =>
      world.send('/api/profile/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: mina.username, password }),
        address: from,
      });
    for (let time = 0; time < 11; time += 1) await tryWith('a guess');
    expect((await tryWith(mina.password)).status).toBe(429);
    expect(await resetOutcome(await tokenFor(mina), 'a whole new one', from)).toMatchObject({ status: 200 });
    expect((await tryWith('a whole new one')).status).toBe(200);
  });
});
