// Runs on both databases: links are used under a lock, and several accounts ask for one address.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiError, errorTexts } from '@vitrine/api';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { DAY, HOUR } from '../clock.ts';
import { profiles } from '../profile/profile.table.ts';
import { passwordHashOf } from '../session/passwords.ts';
import { people } from '../session/session.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { holding } from '../testing/holding.ts';
import { mailsOf, tokenIn } from '../testing/mails.ts';
import { pictureOf } from '../testing/publish.ts';
import { emailVerifications } from './account.table.ts';

let world: World;
const folder = mkdtempSync(join(tmpdir(), 'vitrine-account-'));
beforeAll(async () => {
  world = await openWorld({ dataDir: folder });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const complete = { birthday: '02/29/2000', gender: 'other', country: 'Japan' } as const;
const profileOf = ({ id, client }: Person) => client.profile.get({ params: { id }, query: {} });
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ status, code, message }: ApiError) => ({ status, code, message }),
  );
const verify = (token: string, send = world.send) =>
  world.client(null, send).account.verifyEmail({ query: { token } });

describe('saving the profile (2 §5)', () => {
  it('keeps every field, and shows it to its owner alone', async () => {
    const [mina, jun] = [await world.person(), await world.person()];
    const { id: userId, client } = mina;
    const name = 'Mína 👩‍👩‍👧‍👦 <b>';
    const bio = '🧵'.repeat(160);
    const username = `ren.${mina.username}`;
    const answer = await client.account.update({
      body: { userId, username: username.toUpperCase(), name, bio: ` ${bio}`, ...complete },
    });
    expect(answer).toEqual({
      success: true,
      message: 'Profile updated successfully',
      emailChanged: false,
      pendingEmail: null,
    });
    const shown = { username, name, bio };
    expect(await profileOf(mina)).toMatchObject({ ...shown, ...complete });
    const seen = await jun.client.profile.get({ params: { id: userId }, query: {} });
    expect(seen).toMatchObject(shown);
    for (const own of ['birthday', 'gender', 'country', 'email', 'email_verified', 'pending_email'])
      expect(seen).not.toHaveProperty(own);

    await client.account.update({ body: { bio: '', name: null, birthday: '2001-12-31' } });
    expect(await profileOf(mina)).toMatchObject({
      username,
      bio: null,
      name: null,
      birthday: '12/31/2001',
      gender: 'other',
    });
  });

  test.each([
    [{ username: '' }, 'Username is required'],
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ username: 'a'.repeat(31) }, 'Username must be 30 characters or less'],
    [{ username: 'mína' }, 'Username can only contain letters, numbers, periods, and underscores'],
    [{ email: 'nowhere' }, 'Valid email is required'],
    [{ birthday: '' }, 'Birthday is required'],
    [{ birthday: '02/30/2000' }, 'Birthday is required'],
    [{ birthday: '02/29/1900' }, 'Birthday is required'],
    [{ birthday: '13/01/2000' }, 'Birthday is required'],
    [{ birthday: '12/31/1899' }, 'Birthday is required'],
    [{ birthday: '01/01/2999' }, 'Birthday is required'],
    [{ gender: 'Other' }, 'Gender is required'],
    [{ country: 'Atlantis' }, 'Country is required'],
    [{ bio: 'x'.repeat(161) }, 'Bio must be 160 characters or less'],
    [{ name: 'x'.repeat(81) }, 'Name must be 80 characters or less'],
    [{ newPassword: 'long enough' }, 'Current password required to change password'],
    [{ currentPassword: 'x', newPassword: 'short' }, 'Password must be at least 8 characters long'],
    [
      { currentPassword: 'x', newPassword: 'long enough', confirmNewPassword: 'other' },
      'New passwords do not match',
    ],
    [{ currentPassword: 'a guess', newPassword: 'long enough' }, 'Current password is incorrect'],
    [{ username: 'support' }, errorTexts.username_reserved],
  ])('refuses %j: %s', async (body, message) => {
    const person = await world.person();
    const before = await profileOf(person);
    const call = person.client.account.update({ body: { ...complete, ...body } as never });
    expect(await refusal(call)).toMatchObject({ message });
    expect(await profileOf(person)).toEqual(before);
  });

  it('needs birthday, gender and country once, and no more than what changes after that', async () => {
    const { client } = await world.person();
    const update = (body: object) => refusal(client.account.update({ body }));
    expect(await update({ name: 'Ada' })).toMatchObject({ code: 'birthday_required' });
    expect(await update({ birthday: complete.birthday })).toMatchObject({ code: 'gender_required' });
    expect(await update({ ...complete, country: undefined })).toMatchObject({ code: 'country_required' });
    expect(await update(complete)).toBeUndefined();
    expect(await update({ name: 'Ada' })).toBeUndefined();
  });

  it('says which of the two is taken, also to many in the same moment', async () => {
    const [one, other] = [await world.person(), await world.person()];
    const update = (body: object, person = one) =>
      refusal(person.client.account.update({ body: { ...complete, ...body } }));
    expect(await update({ username: other.username.toUpperCase() })).toMatchObject({
      status: 409,
      message: 'Username is already taken',
    });
    expect(await update({ email: `${other.username}@EXAMPLE.com` })).toMatchObject({
      status: 409,
      message: 'Email is already taken',
    });
    const both = await Promise.all([one, other].map((person) => update({ username: 'wanted' }, person)));
    expect(both.map((refused) => refused?.code).sort()).toEqual(['username_taken', undefined]);
  });

  it('ends all other sessions with a new password, and keeps this one (D29)', async () => {
    const { id, username, password, client } = await world.person();
    const body = { username, password };
    const elsewhere = world.client((await world.client().session.login({ body })).token);
    const next = { currentPassword: password, newPassword: 'a new one', confirmNewPassword: 'a new one' };
    expect(
      await refusal(
        client.account.update({
          body: { ...complete, ...next, newPassword: 'iloveyou', confirmNewPassword: 'iloveyou' },
        }),
      ),
    ).toMatchObject({ code: 'password_common' });
    await client.account.update({ body: { ...complete, ...next } });
    expect(await client.profile.get({ params: { id }, query: {} })).toMatchObject({ id });
    expect(await refusal(elsewhere.profile.get({ params: { id }, query: {} }))).toMatchObject({
      status: 401,
    });
    expect(await refusal(world.client().session.login({ body }))).toMatchObject({ status: 401 });
    await world.client().session.login({ body: { username, password: 'a new one' } });
  });

  it('is no way to guess the password of an open session', async () => {
    const { client } = await world.person();
    const guess = (newPassword: string) =>
      refusal(client.account.update({ body: { ...complete, currentPassword: 'a guess', newPassword } }));
    for (let tries = 1; tries <= 10; tries += 1)
      expect(await guess('long enough')).toMatchObject({ code: 'current_password_wrong', status: 403 });
    expect(await guess('long enough')).toMatchObject({ code: 'too_many_tries' });
  });
});

describe('what another device changes in the same moment', () => {
  it('is not brought back by who saves something else', async () => {
    const person = await world.person();
    const { id, client, username } = person;
    await client.account.update({ body: { ...complete, email: `next.${username}@example.com` } });
    const elsewhere = { username: `${username}.renamed`, email: `next.${username}@example.com` };
    await holding(
      world.database,
      async (tx) => {
        await tx.update(people).set(elsewhere).where(eq(people.id, id));
        const said = { country: 'France', emailVerified: true, pendingEmail: null };
        await tx.update(profiles).set(said).where(eq(profiles.personId, id));
      },
      () => client.account.update({ body: { bio: 'Linen', gender: 'female' } }),
    );
    const after = await profileOf(person);
    expect(after).toMatchObject({ ...elsewhere, country: 'France', bio: 'Linen', gender: 'female' });
    expect(after).not.toHaveProperty('pending_email');
  });

  it('a new password is not replaced by who knew the one before', async () => {
    const { id, client, password } = await world.person();
    await client.account.update({ body: complete });
    const passwordHash = await passwordHashOf('of its owner');
    const late = holding(
      world.database,
      (tx) => tx.update(people).set({ passwordHash }).where(eq(people.id, id)),
      () =>
        refusal(client.account.update({ body: { currentPassword: password, newPassword: 'of a thief' } })),
    );
    expect(await late).toMatchObject({ status: 403, code: 'current_password_wrong' });
    const [kept] = await world.database.db.select().from(people).where(eq(people.id, id));
    expect(kept?.passwordHash).toBe(passwordHash);
  });

  it('an address that is verified while its change is cancelled stays what it was, and both are answered', async () => {
    const person = await world.person();
    const { client, id, username } = person;
    await client.account.update({ body: { ...complete, email: `moot.${username}@example.com` } });
    const token = tokenIn((await mailsOf(world)).find(({ to }) => to.startsWith('moot.'))!);
    const { db, kind } = world.database;
    const waiting = async () => {
      const { rows } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    const cancel = () => client.account.cancelPendingEmail({ body: {} });
    const answers = await (kind === 'embedded'
      ? [await cancel(), await refusal(verify(token))]
      : db
          .transaction(async (tx) => {
            await tx.select().from(profiles).where(eq(profiles.personId, id)).for('update');
            const cancelled = cancel();
            await expect.poll(waiting).toBe(1);
            const verified = refusal(verify(token, world.sendToAnother));
            await expect.poll(waiting).toBe(2);
            return () => Promise.all([cancelled, verified]);
          })
          .then((ends) => ends()));
    expect(answers).toMatchObject([{ success: true }, { code: 'verification_invalid' }]);
    expect(await profileOf(person)).toMatchObject({ email: `${username}@example.com` });
  });
});

describe('an email address', () => {
  it('is verified by the link of the mail that a registration sends', async () => {
    const person = await world.person();
    const mails = (await mailsOf(world)).filter(({ to }) => to === `${person.username}@example.com`);
    expect(mails.map(({ subject }) => subject)).toEqual(['Verify your email address']);
    expect(await profileOf(person)).toMatchObject({ email_verified: false });
    expect(await verify(tokenIn(mails[0]!))).toEqual({
      success: true,
      message: 'Your email address is verified.',
      emailUpdated: false,
    });
    expect(await profileOf(person)).toMatchObject({ email_verified: true });
  });

  it('stays until the new one is verified; one link works once, and a repeat says the same (D63)', async () => {
    const person = await world.person();
    const { id, client, username } = person;
    const [old, email] = [`${username}@example.com`, `new.${username}@example.com`];
    await mailsOf(world);
    const body = { ...complete, userId: id, email: email.toUpperCase(), email_verified: false };
    expect(await client.account.update({ body })).toEqual({
      success: true,
      message: 'Profile updated successfully Please verify your new email address.',
      emailChanged: true,
      pendingEmail: email,
    });
    expect(await profileOf(person)).toMatchObject({ email: old, pending_email: email });
    // Saving something else asks for no second mail.
    expect(await client.account.update({ body: { name: 'Ada', email } })).toMatchObject({
      emailChanged: false,
      pendingEmail: email,
    });
    const mails = await mailsOf(world);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Verify your new email address']]);
    const token = tokenIn(mails[0]!);

    const answers = await Promise.all(
      [world.send, world.sendToAnother, world.send].map((send) => verify(token, send)),
    );
    for (const answer of answers) expect(answer).toMatchObject({ success: true, emailUpdated: true });
    const after = await profileOf(person);
    expect(after).toMatchObject({ email, email_verified: true });
    expect(after).not.toHaveProperty('pending_email');

    // The link that was used does not bring its address back.
    await client.account.update({ body: { email: old } });
    const [back] = (await mailsOf(world)).filter(({ to }) => to === old);
    await verify(tokenIn(back!));
    expect(await refusal(verify(token))).toEqual({
      status: 400,
      code: 'verification_invalid',
      message: 'Invalid verification link',
    });
    expect(await profileOf(person)).toMatchObject({ email: old });
  });

  it('may be left as it is: the change is cancelled, and its link leads nowhere', async () => {
    const person = await world.person();
    const { id: userId, client, username } = person;
    await client.account.update({ body: { ...complete, email: `else.${username}@example.com` } });
    const mail = (await mailsOf(world)).find(({ to }) => to.startsWith('else.'))!;
    expect(await client.account.cancelPendingEmail({ body: { userId } })).toEqual({
      success: true,
      message: 'Pending email change cancelled',
    });
    expect(await profileOf(person)).not.toHaveProperty('pending_email');
    expect(await refusal(verify(tokenIn(mail)))).toMatchObject({ code: 'verification_invalid' });
    // To type the present one is to keep it, too.
    await client.account.update({ body: { email: `else.${username}@example.com` } });
    const back = await client.account.update({ body: { email: `${username}@example.com` } });
    expect(back).toMatchObject({ emailChanged: false, pendingEmail: null });
    expect((await mailsOf(world)).filter(({ to }) => to.startsWith('else.'))).toEqual([]);
  });

  it('goes to the first of two who verifies it', async () => {
    const [one, other] = [await world.person(), await world.person()];
    const body = { ...complete, email: 'wanted@example.com' };
    for (const { client } of [one, other]) await client.account.update({ body });
    const links = (await mailsOf(world)).filter(({ to }) => to === body.email).map(tokenIn);
    expect(links).toHaveLength(2);
    await verify(links[0]!);
    expect(await refusal(verify(links[1]!))).toMatchObject({ status: 409, code: 'email_taken' });
  });

  it('has links that end after two days, and of which only hashes are kept', async () => {
    const person = await world.person();
    const token = tokenIn((await mailsOf(world)).at(-1)!);
    const kept = await world.database.db
      .select()
      .from(emailVerifications)
      .where(eq(emailVerifications.personId, person.id));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
    world.clock.now += 2 * DAY;
    expect(await refusal(verify(token))).toMatchObject({ code: 'verification_invalid' });
    for (const nonsense of ['', 'x', 'x'.repeat(500), "' or 1=1"])
      expect(await refusal(verify(nonsense))).toMatchObject({ message: 'Invalid verification link' });
    const bare = await world.send('/api/email-verification/verify');
    expect(await bare.json()).toMatchObject({ code: 'verification_invalid' });
  });
});

/** Somebody who verified the address that they registered with. */
async function verified(): Promise<Person & { email: string }> {
  const person = await world.person();
  const email = `${person.username}@example.com`;
  for (const mail of await mailsOf(world)) if (mail.to === email) await verify(tokenIn(mail));
  return { ...person, email };
}

// docs/decisions/0024
describe('an address that nobody verified', () => {
  const password = 'a long enough password';
  const register = async (username: string, email: string) => {
    const { userId } = await world.client().session.register({ body: { username, email, password } });
    return { id: userId ?? '', username };
  };
  const signedIn = async (username: string) =>
    world.client((await world.client().session.login({ body: { username, password } })).token);
  const own = async ({ id, username }: { id: string; username: string }) =>
    (await signedIn(username)).profile.get({ params: { id }, query: {} });
  const linkFor = async (username: string) =>
    tokenIn((await mailsOf(world)).find(({ text }) => text.includes(`@${username},`))!);
  let people = 0;
  const nobody = () => {
    people += 1;
    return { squatter: `squatter${people}`, owner: `rightful${people}`, email: `owner${people}@example.com` };
  };

  it('is kept from nobody: it belongs to whoever verifies it, and whoever gave it first has none then', async () => {
    const { squatter, owner, email } = nobody();
    const first = await register(squatter, email);
    const old = await linkFor(squatter);
    expect(await refusal(register(owner, email))).toMatchObject({ status: 409, code: 'email_taken' });
    world.clock.now += 7 * DAY;
    const second = await register(owner, email.toUpperCase());
    expect(await own(first)).toMatchObject({ email, email_verified: false });
    const waiting = await own(second);
    expect(waiting).toMatchObject({ pending_email: email, email_verified: false });
    expect(waiting).not.toHaveProperty('email');

    const [mail] = await mailsOf(world);
    expect(mail).toMatchObject({ to: email, subject: 'Verify your email address' });
    expect(await verify(tokenIn(mail!))).toMatchObject({ success: true, emailUpdated: false });
    expect(await own(second)).toMatchObject({ email, email_verified: true });
    const without = await own(first);
    expect(without).not.toHaveProperty('email');
    expect(without).toMatchObject({ email_verified: false });

    // The link that the first was sent leads nowhere, and the address signs in who verified it.
    expect(await refusal(verify(old))).toMatchObject({ code: 'verification_invalid' });
    const body = { username: email, password };
    expect((await world.client().session.login({ body })).userId).toBe(second.id);
    expect(await refusal(register('late', email))).toMatchObject({ status: 409, code: 'email_taken' });
    // Who lost it gives one of their own.
    const another = { ...complete, email: `own.${email}` };
    await (await signedIn(squatter)).account.update({ body: another });
    await verify(await linkFor(squatter));
    expect(await own(first)).toMatchObject({
      email: another.email,
      email_verified: true,
    });
  });

  it('stays with who gave it first where they verify it before the other', async () => {
    const { squatter, owner, email } = nobody();
    const first = await register(squatter, email);
    await linkFor(squatter);
    world.clock.now += 7 * DAY;
    await world.client().account.resendVerification({ body: { email } });
    const link = await linkFor(squatter);
    await register(owner, email);
    const late = await linkFor(owner);
    await verify(link);
    expect(await refusal(verify(late))).toMatchObject({ status: 409, code: 'email_taken' });
    expect(await own(first)).toMatchObject({ email, email_verified: true });
  });

  it('may become that of somebody who changes theirs', async () => {
    const { squatter, email } = nobody();
    const first = await register(squatter, email);
    world.clock.now += 7 * DAY;
    const mina = await verified();
    await mina.client.account.update({ body: { ...complete, email } });
    await verify(tokenIn((await mailsOf(world)).find(({ subject }) => /new email/.test(subject))!));
    expect(await profileOf(mina)).toMatchObject({ email, email_verified: true });
    expect(await own(first)).not.toHaveProperty('email');
  });

  it('goes to one of many who ask for it and verify it at once', async () => {
    const { squatter, email } = nobody();
    await register(squatter, email);
    await mailsOf(world);
    world.clock.now += 7 * DAY;
    const all = await Promise.all([1, 2, 3, 4].map((each) => register(`${squatter}.${each}`, email)));
    const links = (await mailsOf(world)).filter(({ to }) => to === email).map(tokenIn);
    expect(links).toHaveLength(4);
    const told = await Promise.allSettled(
      links.map((link, each) => verify(link, each % 2 ? world.send : world.sendToAnother)),
    );
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const profiles = await Promise.all(all.map(own));
    expect(profiles.filter(({ email_verified: is }) => is)).toMatchObject([{ email }]);
    expect(profiles.filter((profile) => profile.email === email)).toHaveLength(1);
  });
});

describe('who verified an address is told there', () => {
  it('that another one is to take its place, and that it has', async () => {
    const mina = await verified();
    const email = `new.${mina.email}`;
    await mina.client.account.update({ body: { ...complete, email } });
    const [asked, link] = (await mailsOf(world)).toSorted((one, other) => (one.to > other.to ? -1 : 1));
    const [told, verification] = asked?.to === mina.email ? [asked, link] : [link, asked];
    expect(told).toMatchObject({ to: mina.email, subject: 'Your email address is to be changed' });
    expect(told?.text).toContain(`@${mina.username}`);
    expect(told?.text).toContain(email);
    expect(told?.text).toContain('If it was not you: sign in, cancel the change');
    await verify(tokenIn(verification!));
    expect(await mailsOf(world)).toMatchObject([
      { to: mina.email, subject: 'Your email address was changed' },
    ]);
    // A repeat says nothing again.
    await verify(tokenIn(verification!));
    expect(await mailsOf(world)).toEqual([]);
  });

  it('that the password was changed, where it was', async () => {
    const mina = await verified();
    const change = (currentPassword: string) =>
      mina.client.account.update({ body: { ...complete, currentPassword, newPassword: 'long enough now' } });
    await refusal(change('a guess'));
    expect(await mailsOf(world)).toEqual([]);
    await change(mina.password);
    const [told, ...others] = await mailsOf(world);
    expect(told).toMatchObject({ to: mina.email, subject: 'Your password was changed' });
    expect(others).toEqual([]);
    for (const secret of ['long enough now', mina.password])
      expect(JSON.stringify(told)).not.toContain(secret);
  });

  it('and nobody is told at an address that may be a stranger’s', async () => {
    const mina = await world.person();
    await mailsOf(world);
    const body = { ...complete, currentPassword: mina.password, newPassword: 'long enough now' };
    await mina.client.account.update({ body: { ...body, email: `new.${mina.username}@example.com` } });
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual([`new.${mina.username}@example.com`]);
  });
});

describe('asking for the mail again', () => {
  const resend = (email: string, address = '192.0.2.1') =>
    world.send('/api/email-verification/resend', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, platform: 'web' }),
      address,
    });

  it('sends it to who waits for it, and says the same of everybody else', async () => {
    const [waiting, verified] = [await world.person(), await world.person()];
    const addressOf = ({ username }: Person) => `${username}@example.com`;
    for (const mail of await mailsOf(world)) if (mail.to === addressOf(verified)) await verify(tokenIn(mail));
    const answers = [];
    for (const email of [addressOf(waiting).toUpperCase(), addressOf(verified), 'nobody@example.com']) {
      const answer = await resend(email);
      answers.push([answer.status, await answer.json()]);
    }
    expect(answers).toEqual(Array(3).fill([200, { success: true, message: 'Verification email sent' }]));
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual([addressOf(waiting)]);
  });

  it('answers before anybody looks whose address it is, so that the time it takes tells nothing', async () => {
    const { username } = await world.person();
    const { db, kind } = world.database;
    const asked = [`${username}@example.com`, 'nobody.at.all@example.com'];
    const statuses = () => Promise.all(asked.map(async (email) => (await resend(email)).status));
    // The embedded database has one connection, so no query could run while a table is locked.
    const found = await (kind === 'embedded'
      ? statuses()
      : db.transaction(async (tx) => {
          await tx.execute(sql`lock table ${people}, ${profiles} in access exclusive mode`);
          return statuses();
        }));
    expect(found).toEqual([200, 200]);
  });

  it('sends it to the address that is to become the new one', async () => {
    const { client, username } = await world.person();
    await client.account.update({ body: { ...complete, email: `soon.${username}@example.com` } });
    await mailsOf(world);
    await resend(`soon.${username}@example.com`);
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual([`soon.${username}@example.com`]);
  });

  it('is limited for each address that mails go to, whether somebody has it or not', async () => {
    const statuses = async (email: string) => {
      const found = [];
      for (let time = 0; time < 6; time += 1) found.push((await resend(email, `198.51.100.${time}`)).status);
      return found;
    };
    const { username } = await world.person();
    const expected = [200, 200, 200, 200, 200, 429];
    expect(await statuses(`${username}@example.com`)).toEqual(expected);
    expect(await statuses('ghost@example.com')).toEqual(expected);
    const closed = await resend('ghost@example.com');
    expect(await closed.json()).toMatchObject({ code: 'too_many_verifications' });
    expect(Number(closed.headers.get('retry-after'))).toBe(3600);
    world.clock.now += HOUR;
    expect((await resend('ghost@example.com')).status).toBe(200);
  });

  it('is limited for each address that asks', async () => {
    const asked = [];
    for (let each = 0; each < 31; each += 1)
      asked.push((await resend(`somebody${each}@example.com`, '203.0.113.9')).status);
    expect(asked).toEqual([...Array(30).fill(200), 429]);
  });
});

describe('pictures of a profile', () => {
  const put = (url: string, headers: Record<string, string> | undefined, file: Buffer) =>
    world.send(url, { method: 'PUT', headers: headers ?? {}, body: new Uint8Array(file) });

  /** A photo with where it was taken. */
  const photo = async (width: number, height: number) =>
    sharp(await pictureOf('teal', { width, height }))
      .withExif({ IFD0: { Make: 'Spy' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .jpeg()
      .toBuffer();

  it('come by an address that is bound to type and size, and are made anew without what cameras note', async () => {
    const person = await world.person();
    const { id: userId, client } = person;
    const [face, cover] = [await photo(900, 900), await photo(1800, 700)];
    const place = await client.account.askPictureUpload({
      query: { userId },
      body: { fileType: 'image/jpeg', fileSize: face.length },
    });
    expect((await put(place.uploadUrl, { 'content-type': 'image/png' }, face)).status).toBe(403);
    expect((await put(place.uploadUrl, place.headers, face)).status).toBe(200);
    expect((await put(place.uploadUrl, place.headers, face)).status).toBe(412);
    const kept = await client.account.keepPicture({ body: { userId, key: place.key } });
    const covers = await client.account.askCoverUpload({ query: {}, body: { fileType: 'image/jpeg' } });
    await put(covers.uploadUrl, covers.headers, cover);
    const above = await client.account.keepCover({ params: { id: userId }, body: { key: covers.key } });

    const shown = await profileOf(person);
    expect(shown.coverPhoto).toBe(above.signedUrl);
    for (const [url, width] of [
      [kept.signedUrl, 640],
      [shown.profilePicture, 320],
      [above.signedUrl, 1600],
    ] as const) {
      const bytes = Buffer.from(await (await world.send(url ?? '')).arrayBuffer());
      const { format, width: found, exif } = await sharp(bytes).metadata();
      expect([format, found, exif]).toEqual(['webp', width, undefined]);
      expect(bytes.includes('Spy')).toBe(false);
    }
    const { client: viewer } = await world.person();
    expect(await viewer.profile.picture({ params: { id: userId } })).toEqual({
      signedUrl: shown.profilePicture,
    });
    expect(await viewer.profile.cover({ params: { id: userId } })).toEqual({ signedUrl: shown.coverPhoto });
  });

  it('of who found a product come with it, for people who are signed in and not kept apart (D15)', async () => {
    const [finder, viewer, blocked] = [await world.person(), await world.person(), await world.person()];
    const { uploadUrl, headers, key } = await finder.client.account.askPictureUpload({
      query: {},
      body: { fileType: 'image/png' },
    });
    await put(uploadUrl, headers, await pictureOf('teal'));
    await finder.client.account.keepPicture({ body: { userId: finder.id, key } });
    const [id = ''] = await world.shelve({ ownerId: finder.id });
    await finder.client.moderation.block({ body: { blockedId: blocked.id } });
    const faceFor = async ({ client }: Pick<Person, 'client'>) =>
      (await client.products.get({ params: { id } })).profile_picture_url;
    const face = await faceFor(viewer);
    expect((await world.send(face ?? '')).status).toBe(200);
    expect(await faceFor(finder)).toBe(face);
    expect(await faceFor(blocked)).toBeUndefined();
    expect(await faceFor({ client: world.client() })).toBeUndefined();
    await viewer.client.moderation.block({ body: { blockedId: finder.id } });
    expect(await faceFor(viewer)).toBeUndefined();
  });

  test.each(['video/mp4', 'image/svg+xml', 'text/html', ''])(
    'cannot be of the type "%s"',
    async (fileType) => {
      const { client } = await world.person();
      for (const ask of [client.account.askPictureUpload, client.account.askCoverUpload])
        expect(await refusal(ask({ query: {}, body: { fileType } }))).toMatchObject({ code: 'upload_type' });
    },
  );

  it('stay as they are where what came is no picture, and where somebody else uploaded it', async () => {
    const [one, other] = [await world.person(), await world.person()];
    const upload = async ({ client }: Person, file: Buffer) => {
      const place = await client.account.askPictureUpload({ query: {}, body: { fileType: 'image/png' } });
      await put(place.uploadUrl, place.headers, file);
      return place.key;
    };
    const mine = await upload(one, await pictureOf('teal'));
    const { signedUrl } = await one.client.account.keepPicture({ body: { key: mine } });
    const svg = await upload(one, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
    const theirs = await upload(other, await pictureOf('red'));
    for (const [key, code] of [
      [svg, 'upload_content'],
      [theirs, 'upload_unknown'],
      ['nothing', 'upload_unknown'],
    ] as const) {
      expect(await refusal(one.client.account.keepPicture({ body: { key } }))).toMatchObject({ code });
      const kept = one.client.account.keepCover({ params: { id: one.id }, body: { key } });
      // What turned out to be no picture is gone by then.
      expect(await refusal(kept)).toMatchObject({ status: 404, code: 'upload_unknown' });
    }
    const { profilePicture, coverPhoto } = await profileOf(one);
    expect([profilePicture !== null, coverPhoto]).toEqual([signedUrl !== null, null]);
  });

  it('are taken off by their owner alone, each for itself, and once more is no mistake', async () => {
    const [one, other] = [await world.person(), await world.person()];
    for (const [ask, keep] of [
      [
        one.client.account.askPictureUpload,
        (key: string) => one.client.account.keepPicture({ body: { key } }),
      ],
      [
        one.client.account.askCoverUpload,
        (key: string) => one.client.account.keepCover({ params: { id: one.id }, body: { key } }),
      ],
    ] as const) {
      const place = await ask({ query: {}, body: { fileType: 'image/png' } });
      await put(place.uploadUrl, place.headers, await pictureOf('teal'));
      await keep(place.key);
    }
    const { removePicture, removeCover } = other.client.account;
    for (const remove of [removePicture, removeCover])
      expect(await refusal(remove({ params: { id: one.id } }))).toMatchObject({
        status: 403,
        code: 'forbidden',
      });

    const removed = await one.client.account.removePicture({ params: { id: one.id } });
    expect(removed).toEqual({ success: true, message: 'Profile picture removed' });
    const { profilePicture, coverPhoto } = await profileOf(one);
    expect([profilePicture, typeof coverPhoto]).toEqual([null, 'string']);
    await one.client.account.removePicture({ params: { id: one.id } });
    expect(await one.client.account.removeCover({ params: { id: one.id } })).toMatchObject({ success: true });
    expect((await profileOf(one)).coverPhoto).toBeNull();
  });

  it('cannot be put on somebody else’s profile', async () => {
    const [one, other] = [await world.person(), await world.person()];
    const forged = one.client.account.keepCover({ params: { id: other.id }, body: { key: 'x' } });
    expect(await refusal(forged)).toMatchObject({ status: 403, code: 'forbidden' });
  });
});
