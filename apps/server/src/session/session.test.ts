import { hash } from '@node-rs/argon2';
import { ApiError } from '@vitrine/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../kernel/clock.ts';
import { people } from '../people/people.table.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { loginAttempts, sessions } from './session.table.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ sessionDays: 30 });
});
afterAll(() => world[Symbol.asyncDispose]());

const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

const signIn = (username: string, password: string, address = '192.0.2.1', send = world.send) =>
  send('/api/profile/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
    address,
  });

const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

describe('registration', () => {
  it('registering creates an account and signs in at once', async () => {
    const answer = await world.client().session.register({
      body: { username: 'Ada.L', email: 'Ada@Example.com', password: 'engine no. 1' },
    });
    expect(answer.expiration).toBe(world.clock.now + 30 * DAY);
    const profile = await world
      .client(answer.token)
      .profile.get({ params: { id: answer.userId ?? '' }, query: {} });
    expect(profile).toMatchObject({ username: 'ada.l', email: 'ada@example.com' });
  });

  it('older accounts with an email in mixed case can sign in with it in any case', async () => {
    const { db } = world.database;
    const { id, username, password } = await world.person();
    await db.update(people).set({ email: 'Typed@Example.com' }).where(eq(people.id, id));
    for (const email of ['Typed@Example.com', 'typed@example.com', 'TYPED@EXAMPLE.COM'])
      expect((await signIn(email, password)).status).toBe(200);
    const body = { username: `not.${username}`, email: 'typed@example.com', password };
    expect(await refusal(world.client().session.register({ body }))).toMatchObject({ code: 'email_taken' });
  });

  it('registering reports whether username or email is taken, in any case', async () => {
    await world.person('taken');
    const { register } = world.client().session;
    const sameName = register({
      body: { username: 'TAKEN', email: 'new@example.com', password: 'long enough' },
    });
    const sameEmail = register({
      body: { username: 'new', email: 'TAKEN@example.com', password: 'long enough' },
    });
    // Awaited together, so that no rejection is unhandled.
    const refusals = await Promise.all([refusal(sameName), refusal(sameEmail)]);
    expect(refusals).toMatchObject([
      { status: 409, code: 'username_taken' },
      { status: 409, code: 'email_taken' },
    ]);
  });

  it('one of many parallel requests for a name gets it', async () => {
    const answers = Array.from({ length: 6 }, (_, each) =>
      world.send('/api/profile/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          username: 'racer',
          email: `racer${each}@example.com`,
          password: 'long enough',
        }),
      }),
    );
    expect(await statuses(answers)).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    [{}, 'username_required'],
    [{ username: 'ab' }, 'username_too_short'],
    [{ username: 'a'.repeat(31) }, 'username_too_long'],
    [{ username: 'no spaces' }, 'username_charset'],
    [{ username: 'fine', email: 'nowhere' }, 'email_invalid'],
    [{ username: 'fine', email: 'a@b.co' }, 'password_required'],
    [{ username: 'fine', email: 'a@b.co', password: 'short' }, 'password_too_short'],
    [{ username: 'fine', email: 'a@b.co', password: 'x'.repeat(201) }, 'password_too_long'],
  ])('registering reports the problem of %o', async (body, code) => {
    const call = world.client().session.register({ body: body as never });
    expect(await refusal(call)).toMatchObject({ status: 400, code });
  });

  it('neither the password nor the token is stored', async () => {
    const { id, password, token } = await world.person();
    const [account] = await world.database.db.select().from(people).where(eq(people.id, id));
    const [session] = await world.database.db.select().from(sessions).where(eq(sessions.personId, id));
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify([account, session])).not.toContain(password);
    expect(JSON.stringify([account, session])).not.toContain(token);
  });
});

describe('reserved names and common passwords', () => {
  const register = (body: Partial<{ username: string; password: string }>) =>
    world.client().session.register({
      body: { username: 'fine.name', email: 'fine@example.com', password: 'long enough', ...body },
    });

  it.each(['admin', 'Support', 'vit.rine', '_admin_', 'admin1', 'help'])(
    'the name %s cannot be registered, because it speaks for the shop',
    async (username) => {
      expect(await refusal(register({ username }))).toMatchObject({ status: 400, code: 'username_reserved' });
    },
  );

  it.each(['password', 'PASSWORD', '12345678', 'iloveyou', 'qwertyuiop', 'baseball1', 'trustno1'])(
    'the password %s is refused with the reason',
    async (password) => {
      const said = await refusal(register({ password }));
      expect(said).toMatchObject({ status: 400, code: 'password_common' });
      expect(said.message).toMatch(/too common/);
    },
  );
});

describe('registrations from one address', () => {
  let shop: World;
  let made = 0;
  beforeAll(async () => {
    shop = await openWorld({ limits: { registrations: 3, wrongSignIns: 1000, wrongSignInsPerAccount: 10 } });
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  const register = (address: string, send = shop.send, username = `new${made++}`) =>
    send('/api/profile/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, email: `${username}@example.com`, password: 'long enough' }),
      address,
    });
  const times = (count: number, ask: (each: number) => Promise<Response>) =>
    statuses(Array.from({ length: count }, (_, each) => ask(each)));

  it('registrations are limited per hour, over all instances and in parallel', async () => {
    const sends = [shop.send, shop.sendToAnother];
    expect(await times(8, (each) => register('192.0.2.8', sends[each % 2]))).toEqual([
      ...Array(3).fill(201),
      ...Array(5).fill(429),
    ]);
    const refused = await register('192.0.2.8');
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await refused.json()).toMatchObject({ code: 'too_many_registrations' });
    expect((await register('192.0.2.9')).status).toBe(201);
    shop.clock.now += 60 * MINUTE;
    expect((await register('192.0.2.8')).status).toBe(201);
  });

  it('registrations that are refused for another reason are not counted', async () => {
    await register('192.0.2.10', shop.send, 'first');
    const again = () => register('192.0.2.10', shop.send, 'first');
    expect(await times(5, again)).toEqual(Array(5).fill(409));
    expect(await times(2, () => register('192.0.2.10'))).toEqual([201, 201]);
  });

  it('registrations that lose a race for their name are not counted', async () => {
    const sends = [shop.send, shop.sendToAnother];
    const same = (each: number) => register('192.0.2.11', sends[each % 2], 'wanted');
    expect(await times(3, same)).toEqual([201, 409, 409]);
    expect(await times(2, () => register('192.0.2.11'))).toEqual([201, 201]);
  });

  it('registrations from IPv6 count by household, and by site with a higher limit', async () => {
    const from = (network: number) => `2001:db8:7:${network}:${made}::1`;
    expect(await times(5, () => register(from(0)))).toEqual([201, 201, 201, 429, 429]);
    const others = Array.from({ length: 20 }, (_, each) => register(from(1 + each)));
    expect((await statuses(others)).filter((status) => status === 201)).toHaveLength(12);
    expect((await register('2001:db8:8::1')).status).toBe(201);
    shop.clock.now += 30 * MINUTE;
    expect(await times(4, () => register(from(99)))).toEqual(Array(4).fill(429));
    shop.clock.now += 31 * MINUTE;
    expect((await register(from(99))).status).toBe(201);
  });
});

describe('wrong sign-ins from one address', () => {
  it('wrong sign-ins close an address for all accounts, and a right one from elsewhere still works', async () => {
    const shop = await openWorld({
      limits: { registrations: 1000, wrongSignIns: 20, wrongSignInsPerAccount: 10 },
    });
    const { username, password } = await shop.person();
    const guess = (each: number) => signIn(`ghost${each}`, 'a guess', '192.0.2.66', shop.send);
    const right = (address: string) => signIn(username, password, address, shop.send);

    for (let time = 0; time < 25; time += 1) expect((await right('192.0.2.66')).status).toBe(200);
    const guesses = await statuses(Array.from({ length: 120 }, (_, each) => guess(each)));
    expect(guesses).toEqual([...Array(20).fill(401), ...Array(100).fill(429)]);
    const closed = await right('192.0.2.66');
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await right('198.51.100.7')).status).toBe(200);
    shop.clock.now += 15 * MINUTE;
    expect((await right('192.0.2.66')).status).toBe(200);
    await shop[Symbol.asyncDispose]();
  });

  it('tries that the limit per account refuses do not close the address', async () => {
    const shop = await openWorld({
      limits: { registrations: 1000, wrongSignIns: 20, wrongSignInsPerAccount: 10 },
    });
    const { username, password } = await shop.person();
    for (let tries = 1; tries <= 40; tries += 1) await signIn('ghost', 'a guess', '192.0.2.66', shop.send);
    expect((await signIn(username, password, '192.0.2.66', shop.send)).status).toBe(200);
    await shop[Symbol.asyncDispose]();
  });
});

describe('sign-in', () => {
  it('signing in takes the username or the email, in any case', async () => {
    const { id, password } = await world.person('grace');
    const { login } = world.client().session;
    expect(await login({ body: { username: 'Grace', password } })).toMatchObject({ userId: id });
    expect(await login({ body: { username: 'GRACE@example.com', password } })).toMatchObject({ userId: id });
  });

  const GREETING = 'Grüße aus Köln';

  it.each([
    ['composed', 'NFC', 'NFD'],
    ['decomposed', 'NFD', 'NFC'],
  ] as const)('a password that was registered %s can be typed either way', async (_, registered, typed) => {
    const username = `keys.${typed.toLowerCase()}`;
    const password = GREETING.normalize(registered);
    await world.client().session.register({ body: { username, email: `${username}@example.com`, password } });
    expect((await signIn(username, GREETING.normalize(typed))).status).toBe(200);
    expect((await signIn(username, GREETING.replace('ü', 'u'))).status).toBe(401);
  });

  it.each(['NFC', 'NFD'] as const)(
    'a password that was kept as typed, in %s, still signs in',
    async (kept) => {
      const { id, username } = await world.person();
      const { db } = world.database;
      const passwordHash = await hash(`${GREETING.normalize(kept)} ①`);
      await db.update(people).set({ passwordHash }).where(eq(people.id, id));
      for (const typed of ['NFC', 'NFD'] as const)
        expect((await signIn(username, `${GREETING.normalize(typed)} ①`)).status).toBe(200);
    },
  );

  it('the answer does not distinguish a wrong password from an unknown account', async () => {
    await world.person('known');
    const [wrong, unknown] = await Promise.all([signIn('known', 'wrong one'), signIn('nobody', 'wrong one')]);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  it('a session expires', async () => {
    const { client, id } = await world.person();
    world.clock.now += 30 * DAY - 1;
    await client.profile.get({ params: { id }, query: {} });
    world.clock.now += 2;
    const late = client.profile.get({ params: { id }, query: {} });
    expect(await refusal(late)).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('a session ends at sign-out, and other sessions of the person go on', async () => {
    const { client, id, username, password } = await world.person();
    const other = world.client((await world.client().session.login({ body: { username, password } })).token);
    await client.session.logout({});
    expect(await refusal(client.session.logout({}))).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await other.profile.get({ params: { id }, query: {} })).toMatchObject({ id });
  });

  it('a token is invalid once the sign-out is answered, even with requests under way', async () => {
    const { client, token, id } = await world.person();
    const instances = [world.send, world.sendToAnother];
    const asked = Array.from({ length: 24 }, (_, each) =>
      instances[each % 2]?.(`/api/profile/${id}`, { headers: { authorization: `Bearer ${token}` } }),
    );
    await client.session.logout({});
    const after = instances.map((send) =>
      send(`/api/profile/${id}`, { headers: { authorization: `Bearer ${token}` } }),
    );
    for (const answer of await Promise.all(asked)) expect([200, 401]).toContain(answer?.status);
    expect(await statuses(after)).toEqual([401, 401]);
  });

  it('expired sessions are deleted soon', async () => {
    const { id, username, password } = await world.person();
    world.clock.now += 31 * DAY;
    await signIn(username, password);
    const left = await world.database.db.select().from(sessions).where(eq(sessions.personId, id));
    expect(left).toHaveLength(1);
  });
});

describe('guessing passwords', () => {
  it('ten wrong tries close one pair of account and address, and no other', async () => {
    const { username, password } = await world.person();
    const other = await world.person();
    for (let tries = 1; tries <= 10; tries += 1) expect((await signIn(username, 'a guess')).status).toBe(401);

    const closed = await signIn(username, password);
    expect(closed.status).toBe(429);
    expect(await closed.json()).toMatchObject({ code: 'too_many_tries' });
    expect(Number(closed.headers.get('retry-after'))).toBe(15 * 60);

    expect((await signIn(username, password, '198.51.100.7')).status).toBe(200);
    expect((await signIn(other.username, other.password)).status).toBe(200);
  });

  it('wrong tries expire after fifteen minutes', async () => {
    const { username, password } = await world.person();
    for (let tries = 1; tries <= 11; tries += 1) await signIn(username, 'a guess');
    world.clock.now += 15 * MINUTE - 1000;
    expect((await signIn(username, password)).headers.get('retry-after')).toBe('1');
    world.clock.now += 1000;
    expect((await signIn(username, password)).status).toBe(200);
  });

  it('a right sign-in resets the wrong tries', async () => {
    const { username, password } = await world.person();
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 1; tries <= 9; tries += 1) await signIn(username, 'a guess');
      expect((await signIn(username, password)).status).toBe(200);
    }
  });

  it('parallel guesses cannot exceed the limit', async () => {
    const { username } = await world.person();
    const answers = Array.from({ length: 30 }, (_, each) => signIn(username, `guess ${each}`));
    const expected = [...Array(10).fill(401), ...Array(20).fill(429)];
    expect(await statuses(answers)).toEqual(expected);
  });

  it('guesses over two instances cannot exceed the limit', async () => {
    const { username } = await world.person();
    const answers = Array.from({ length: 20 }, (_, each) =>
      signIn(username, `guess ${each}`, '192.0.2.1', each % 2 ? world.send : world.sendToAnother),
    );
    expect(await statuses(answers)).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
  });

  it('guesses by username and by email count for the same account', async () => {
    const { username } = await world.person();
    for (let tries = 1; tries <= 5; tries += 1) await signIn(username, 'a guess');
    for (let tries = 1; tries <= 5; tries += 1) await signIn(`${username}@example.com`, 'a guess');
    expect((await signIn(username.toUpperCase(), 'a guess')).status).toBe(429);
  });

  it('many parallel right sign-ins do not count as guesses', async () => {
    const { username, password } = await world.person();
    const answers = Array.from({ length: 20 }, () => signIn(username, password));
    expect(new Set(await statuses(answers))).toEqual(new Set([200]));
  });

  it('guesses for unknown accounts are counted as well, and deleted in time', async () => {
    for (let tries = 1; tries <= 10; tries += 1) await signIn('ghost', 'a guess');
    expect((await signIn('ghost', 'a guess')).status).toBe(429);
    world.clock.now += DAY;
    await signIn('somebody', 'a guess');
    const left = await world.database.db
      .select()
      .from(loginAttempts)
      .where(eq(loginAttempts.account, 'unknown:ghost'));
    expect(left).toEqual([]);
  });
});
