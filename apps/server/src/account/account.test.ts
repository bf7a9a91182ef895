// Runs on both databases: links are used under a lock, and several accounts compete for one address.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiError, errorTexts } from '@vitrine/api';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { DAY, HOUR } from '../kernel/clock.ts';
import { people } from '../people/people.table.ts';
import { profiles } from '../profile/profile.table.ts';
import { passwordHashOf } from '../session/passwords.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { holding, waitingForLocks } from '../testing/holding.ts';
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
  it('saving keeps every field, and shows it to the owner alone', async () => {
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
    for (const own of ['birthday', 'gender', 'country', 'email', 'emailVerified', 'pendingEmail'])
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
  ])('saving refuses %j: %s', async (body, message) => {
    const person = await world.person();
    const before = await profileOf(person);
    const call = person.client.account.update({ body: { ...complete, ...body } as never });
    expect(await refusal(call)).toMatchObject({ message });
    expect(await profileOf(person)).toEqual(before);
  });

  it('saving requires birthday, gender and country once, and later only the changed fields', async () => {
    const { client } = await world.person();
    const update = (body: object) => refusal(client.account.update({ body }));
    expect(await update({ name: 'Ada' })).toMatchObject({ code: 'birthday_required' });
    expect(await update({ birthday: complete.birthday })).toMatchObject({ code: 'gender_required' });
    expect(await update({ ...complete, country: undefined })).toMatchObject({ code: 'country_required' });
    expect(await update(complete)).toBeUndefined();
    expect(await update({ name: 'Ada' })).toBeUndefined();
  });

  it('saving reports whether username or email is taken, also in parallel requests', async () => {
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

  it('a new password ends all other sessions, and keeps the present one (D29)', async () => {
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

  it('saving cannot be used to guess the password of an open session', async () => {
    const { client } = await world.person();
    const guess = (newPassword: string) =>
      refusal(client.account.update({ body: { ...complete, currentPassword: 'a guess', newPassword } }));
    for (let tries = 1; tries <= 10; tries += 1)
      expect(await guess('long enough')).toMatchObject({ code: 'current_password_wrong', status: 403 });
    expect(await guess('long enough')).toMatchObject({ code: 'too_many_tries' });
  });
});

describe('concurrent changes by another device', () => {
  it('a change of another device survives the saving of other fields', async () => {
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
    expect(after).not.toHaveProperty('pendingEmail');
  });

  it('a new password cannot be replaced by a request with the former one', async () => {
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

  it('an address that is verified while its change is cancelled stays unchanged, and both requests are answered', async () => {
    const person = await world.person();
    const { client, id, username } = person;
    await client.account.update({ body: { ...complete, email: `moot.${username}@example.com` } });
    const token = tokenIn((await mailsOf(world)).find(({ to }) => to.startsWith('moot.'))!);
    const { db, kind } = world.database;
    const waiting = () => waitingForLocks(world.database);
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
  it('an address is verified by the link in the mail of the registration', async () => {
    const person = await world.person();
    const mails = (await mailsOf(world)).filter(({ to }) => to === `${person.username}@example.com`);
    expect(mails.map(({ subject }) => subject)).toEqual(['Verify your email address']);
    expect(await profileOf(person)).toMatchObject({ emailVerified: false });
    expect(await verify(tokenIn(mails[0]!))).toEqual({
      success: true,
      message: 'Your email address is verified.',
      emailUpdated: false,
    });
    expect(await profileOf(person)).toMatchObject({ emailVerified: true });
  });

  it('an address stays until the new one is verified; one link works once, and a repeat gives the same answer (D63)', async () => {
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
    expect(await profileOf(person)).toMatchObject({ email: old, pendingEmail: email });
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
    expect(after).toMatchObject({ email, emailVerified: true });
    expect(after).not.toHaveProperty('pendingEmail');

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

  it('a pending address can be cancelled, and its link becomes invalid', async () => {
    const person = await world.person();
    const { id: userId, client, username } = person;
    await client.account.update({ body: { ...complete, email: `else.${username}@example.com` } });
    const mail = (await mailsOf(world)).find(({ to }) => to.startsWith('else.'))!;
    expect(await client.account.cancelPendingEmail({ body: { userId } })).toEqual({
      success: true,
      message: 'Pending email change cancelled',
    });
    expect(await profileOf(person)).not.toHaveProperty('pendingEmail');
    expect(await refusal(verify(tokenIn(mail)))).toMatchObject({ code: 'verification_invalid' });
    await client.account.update({ body: { email: `else.${username}@example.com` } });
    const back = await client.account.update({ body: { email: `${username}@example.com` } });
    expect(back).toMatchObject({ emailChanged: false, pendingEmail: null });
    expect((await mailsOf(world)).filter(({ to }) => to.startsWith('else.'))).toEqual([]);
  });

  it('an address goes to the first of two people who verify it', async () => {
    const [one, other] = [await world.person(), await world.person()];
    const body = { ...complete, email: 'wanted@example.com' };
    for (const { client } of [one, other]) await client.account.update({ body });
    const links = (await mailsOf(world)).filter(({ to }) => to === body.email).map(tokenIn);
    expect(links).toHaveLength(2);
    await verify(links[0]!);
    expect(await refusal(verify(links[1]!))).toMatchObject({ status: 409, code: 'email_taken' });
  });

  it('links expire after two days, and only their hashes are stored', async () => {
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

async function verified(): Promise<Person & { email: string }> {
  const person = await world.person();
  const email = `${person.username}@example.com`;
  for (const mail of await mailsOf(world)) if (mail.to === email) await verify(tokenIn(mail));
  return { ...person, email };
}

// docs/decisions/0024
describe('an unverified address', () => {
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

  it('an unverified address goes to the first account that verifies it, and the account that gave it first loses it', async () => {
    const { squatter, owner, email } = nobody();
    const first = await register(squatter, email);
    const old = await linkFor(squatter);
    expect(await refusal(register(owner, email))).toMatchObject({ status: 409, code: 'email_taken' });
    world.clock.now += 7 * DAY;
    const second = await register(owner, email.toUpperCase());
    expect(await own(first)).toMatchObject({ email, emailVerified: false });
    const waiting = await own(second);
    expect(waiting).toMatchObject({ pendingEmail: email, emailVerified: false });
    expect(waiting).not.toHaveProperty('email');

    const [mail] = await mailsOf(world);
    expect(mail).toMatchObject({ to: email, subject: 'Verify your email address' });
    expect(await verify(tokenIn(mail!))).toMatchObject({ success: true, emailUpdated: false });
    expect(await own(second)).toMatchObject({ email, emailVerified: true });
    const without = await own(first);
    expect(without).not.toHaveProperty('email');
    expect(without).toMatchObject({ emailVerified: false });

    // The first account's link is invalid; the address signs in the account that verified it.
    expect(await refusal(verify(old))).toMatchObject({ code: 'verification_invalid' });
    const body = { username: email, password };
    expect((await world.client().session.login({ body })).userId).toBe(second.id);
    expect(await refusal(register('late', email))).toMatchObject({ status: 409, code: 'email_taken' });
    const another = { ...complete, email: `own.${email}` };
    await (await signedIn(squatter)).account.update({ body: another });
    await verify(await linkFor(squatter));
    expect(await own(first)).toMatchObject({
      email: another.email,
      emailVerified: true,
    });
  });

  it('an unverified address stays with the account that gave it first, if it verifies first', async () => {
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
    expect(await own(first)).toMatchObject({ email, emailVerified: true });
  });

  it('an unverified address stays with the account that verifies it a moment before the other', async () => {
    const { squatter, owner, email } = nobody();
    const first = await register(squatter, email);
    await linkFor(squatter);
    world.clock.now += 7 * DAY;
    await world.client().account.resendVerification({ body: { email } });
    const link = await linkFor(squatter);
    await register(owner, email);
    const late = await linkFor(owner);
    const answers = await holding(
      world.database,
      // Locks the rows that verifying writes last, so that the first verification is still open when the
      // second comes.
      (tx) => tx.select().from(emailVerifications).for('update'),
      async () => {
        const verifying = refusal(verify(link));
        if (world.database.kind === 'postgres')
          await expect.poll(() => waitingForLocks(world.database)).toBe(1);
        return Promise.all([verifying, refusal(verify(late, world.sendToAnother))]);
      },
      2,
    );
    expect(answers).toMatchObject([undefined, { status: 409, code: 'email_taken' }]);
    expect(await own(first)).toMatchObject({ email, emailVerified: true });
  });

  it('an unverified address may become that of a person who changes theirs', async () => {
    const { squatter, email } = nobody();
    const first = await register(squatter, email);
    world.clock.now += 7 * DAY;
    const mina = await verified();
    await mina.client.account.update({ body: { ...complete, email } });
    await verify(tokenIn((await mailsOf(world)).find(({ subject }) => /new email/.test(subject))!));
    expect(await profileOf(mina)).toMatchObject({ email, emailVerified: true });
    expect(await own(first)).not.toHaveProperty('email');
  });

  it('an unverified address goes to one of many accounts that request and verify it at once', async () => {
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
    expect(profiles.filter(({ emailVerified: is }) => is)).toMatchObject([{ email }]);
    expect(profiles.filter((profile) => profile.email === email)).toHaveLength(1);
  });
});

describe('notices to a verified address', () => {
  it('a notice is sent when the address is to be replaced, and when it was', async () => {
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
    await verify(tokenIn(verification!));
    expect(await mailsOf(world)).toEqual([]);
  });

  it('a notice is sent when the password was changed', async () => {
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

  it('no notice is sent to an unverified address', async () => {
    const mina = await world.person();
    await mailsOf(world);
    const body = { ...complete, currentPassword: mina.password, newPassword: 'long enough now' };
    await mina.client.account.update({ body: { ...body, email: `new.${mina.username}@example.com` } });
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual([`new.${mina.username}@example.com`]);
  });
});

describe('requesting the mail again', () => {
  const resend = (email: string, address = '192.0.2.1') =>
    world.send('/api/email-verification/resend', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, platform: 'web' }),
      address,
    });

  it('the mail is sent to an unverified account, and the answer is the same for all others', async () => {
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

  it('the answer comes before the address is looked up, so that its timing reveals nothing', async () => {
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

  it('the mail is sent to a pending address', async () => {
    const { client, username } = await world.person();
    await client.account.update({ body: { ...complete, email: `soon.${username}@example.com` } });
    await mailsOf(world);
    await resend(`soon.${username}@example.com`);
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual([`soon.${username}@example.com`]);
  });

  it('requests are limited per recipient address, whether an account has it or not', async () => {
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

  it('requests are limited per network address', async () => {
    const asked = [];
    for (let each = 0; each < 31; each += 1)
      asked.push((await resend(`somebody${each}@example.com`, '203.0.113.9')).status);
    expect(asked).toEqual([...Array(30).fill(200), 429]);
  });
});

describe('pictures of a profile', () => {
  const put = (url: string, headers: Record<string, string> | undefined, file: Buffer) =>
    world.send(url, { method: 'PUT', headers: headers ?? {}, body: new Uint8Array(file) });

  const photo = async (width: number, height: number) =>
    sharp(await pictureOf('teal', { width, height }))
      .withExif({ IFD0: { Make: 'Spy' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .jpeg()
      .toBuffer();

  it('pictures are uploaded to an address bound to type and size, and re-encoded without metadata', async () => {
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

  it('a product shows the picture of its finder to signed-in viewers without a block (D15)', async () => {
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
      (await client.products.get({ params: { id } })).profilePictureUrl;
    const face = await faceFor(viewer);
    expect((await world.send(face ?? '')).status).toBe(200);
    expect(await faceFor(finder)).toBe(face);
    expect(await faceFor(blocked)).toBeUndefined();
    expect(await faceFor({ client: world.client() })).toBeUndefined();
    await viewer.client.moderation.block({ body: { blockedId: finder.id } });
    expect(await faceFor(viewer)).toBeUndefined();
  });

  it('lists show a small picture of the finder wherever they name the finder, to guests too', async () => {
    const [finder, viewer, blocked] = [await world.person(), await world.person(), await world.person()];
    const { uploadUrl, headers, key } = await finder.client.account.askPictureUpload({
      query: {},
      body: { fileType: 'image/jpeg' },
    });
    await put(uploadUrl, headers, await photo(900, 900));
    const [id = '', alone = ''] = await world.shelve(
      { name: 'Blue tunic', ownerId: finder.id, verified: true, popularity: 90 },
      { name: 'Grey tunic', verified: true, popularity: 80 },
    );
    for (const { client } of [viewer, blocked]) {
      await client.likes.add({ body: { productId: id, name: 'Tunic', price: 10 } });
      await client.cart.add({ body: { productId: id, name: 'Tunic', price: 10 } });
    }
    const body = { query: 'tunic', limit: 10, start: 0, sortBy: 'default' } as const;
    const shownTo = async ({ client }: Pick<Person, 'client'>, { isMember = true } = {}) => {
      const lists = await Promise.all([
        client.products.popular({ query: {} }).then(({ products }) => products),
        client.products.verified({ query: {} }).then(({ products }) => products),
        client.search.query({ body }).then(({ results }) => results),
        client.recommendations.named({ query: { ids: id } }).then(({ products }) => products),
        client.products.get({ params: { id } }).then((product) => [product]),
        isMember ? client.likes.list({}).then(({ products }) => products) : [],
        isMember ? client.cart.list({}).then(({ items }) => items) : [],
      ]);
      return lists
        .flat()
        .filter((product) => product.id === id)
        .map(({ username, ownerPictureUrl }) => [username, ownerPictureUrl]);
    };
    const times = (count: number, ...finderShown: unknown[]) =>
      Array.from({ length: count }, () => finderShown);
    const guest = { client: world.client() };
    expect(await shownTo(guest, { isMember: false })).toEqual(times(5, finder.username, undefined));

    await finder.client.account.keepPicture({ body: { userId: finder.id, key } });
    const { ownerPictureUrl: face = '' } = await viewer.client.products.get({ params: { id } });
    const file = Buffer.from(await (await world.send(face)).arrayBuffer());
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 48, height: 48 });
    expect(file.length).toBeLessThanOrEqual(1024);
    expect(await shownTo(guest, { isMember: false })).toEqual(times(5, finder.username, face));
    expect(await shownTo(viewer)).toEqual(times(7, finder.username, face));
    const unowned = await viewer.client.products.get({ params: { id: alone } });
    expect(unowned.ownerPictureUrl).toBeUndefined();

    // Likes, cart and the product's own address stay, without the finder.
    await finder.client.moderation.block({ body: { blockedId: blocked.id } });
    expect(await shownTo(blocked)).toEqual(times(3, null, undefined));
  });

  test.each(['video/mp4', 'image/svg+xml', 'text/html', ''])(
    'pictures cannot be of the type "%s"',
    async (fileType) => {
      const { client } = await world.person();
      for (const ask of [client.account.askPictureUpload, client.account.askCoverUpload])
        expect(await refusal(ask({ query: {}, body: { fileType } }))).toMatchObject({ code: 'upload_type' });
    },
  );

  it('pictures stay unchanged if the upload is no picture or belongs to another person', async () => {
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
      // An upload that is no picture is deleted on the first try.
      expect(await refusal(kept)).toMatchObject({ status: 404, code: 'upload_unknown' });
    }
    const { profilePicture, coverPhoto } = await profileOf(one);
    expect([profilePicture !== null, coverPhoto]).toEqual([signedUrl !== null, null]);
  });

  it('only the owner removes picture and cover, each separately, and a repeat is no error', async () => {
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

  it('a picture cannot be put on the profile of another person', async () => {
    const [one, other] = [await world.person(), await world.person()];
    const forged = one.client.account.keepCover({ params: { id: other.id }, body: { key: 'x' } });
    expect(await refusal(forged)).toMatchObject({ status: 403, code: 'forbidden' });
  });
});
