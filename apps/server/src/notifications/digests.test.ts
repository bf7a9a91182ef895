// Runs on both databases: hand-written SQL, and instances that compete for one mail.

import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { createDelivery } from '../events/delivery.ts';
import { DAY, HOUR, MINUTE } from '../kernel/clock.ts';
import { noLog } from '../kernel/log.ts';
import { sendMails } from '../mail/mail-queue.ts';
import { type Mail, MailRefused } from '../mail/mail-transport.ts';
import { createProfileDetails } from '../profile/profile-details.service.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { mailsOf, mailWork, tokenIn } from '../testing/mails.ts';
import { publish } from '../testing/publish.ts';
import { queueDigests } from './digests.ts';
import { notificationsListeners } from './notifications.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  // Follows have the database's time, which posts must not precede.
  world.clock.now = Date.now();
});
afterAll(() => world[Symbol.asyncDispose]());
/** Goes on to noon of the next day. */
const nextDay = () => {
  world.clock.now = Math.floor(world.clock.now / DAY) * DAY + DAY + 12 * HOUR;
};
beforeEach(nextDay);

const emailOf = ({ username }: Person) => `${username}@example.com`;

async function verified(switches: object = { emailNotifications: true }): Promise<Person> {
  const person = await world.person();
  for (const mail of await mailsOf(world)) {
    if (mail.to === emailOf(person))
      await world.client().account.verifyEmail({ query: { token: tokenIn(mail) } });
  }
  await person.client.settings.saveNotifications({ params: { userId: person.id }, body: switches });
  return person;
}

async function told() {
  await createDelivery({
    db: world.database.db,
    listeners: notificationsListeners.filter((listener) => listener.kind === 'durable'),
    log: noLog,
  }).work(new AbortController().signal);
}

const queue = () => {
  const { db } = world.database;
  return queueDigests(db, { clock: () => world.clock.now, details: createProfileDetails(db) });
};

async function digestsOf(person: Person): Promise<Mail[]> {
  await told();
  await queue();
  return (await mailsOf(world)).filter(isDigestTo(person));
}

const isDigestTo =
  (person: Person) =>
  ({ to, unsubscribeUrl }: Mail) =>
    to === emailOf(person) && unsubscribeUrl !== undefined;

const pass = (ms: number) => {
  world.clock.now += ms;
};

async function actOn(mina: Person) {
  const jun = await world.person();
  const { id: postId } = await publish(world, mina);
  await jun.client.follow.follow({ body: { followedId: mina.id } });
  await jun.client.posts.like({ body: { postId } });
  const { commentId } = await jun.client.comments.add({ body: { postId, content: 'Lovely' } });
  return { jun, postId, commentId };
}

const ALL = [
  'Somebody follows you',
  'Somebody liked a post of yours',
  'Somebody commented on a post of yours',
];
const linesIn = ({ text }: Mail) =>
  [...ALL, 'Somebody you follow published a post'].filter((line) => text.includes(`${line}.`));

it('one mail tells what happened since the switch was on, and nothing twice', async () => {
  const mina = await verified();
  await actOn(mina);
  const [mail, ...others] = await digestsOf(mina);
  expect(mail && linesIn(mail)).toEqual(ALL);
  expect(others).toEqual([]);
  nextDay();
  expect(await digestsOf(mina)).toEqual([]);
});

it('without the switch, or without a verified address, there is no mail', async () => {
  const silent = await verified({});
  await actOn(silent);
  expect(await digestsOf(silent)).toEqual([]);
  // News from before the switch was on are not told.
  pass(1);
  await silent.client.settings.saveNotifications({
    params: { userId: silent.id },
    body: { emailNotifications: true },
  });
  nextDay();
  expect(await digestsOf(silent)).toEqual([]);
  const unverified = await world.person();
  await unverified.client.settings.saveNotifications({
    params: { userId: unverified.id },
    body: { emailNotifications: true },
  });
  await actOn(unverified);
  expect(await digestsOf(unverified)).toEqual([]);
});

test.each([
  ['follows', ALL[0]],
  ['likes', ALL[1]],
  ['comments', ALL[2]],
])('the switch %s on tells, off does not', async (name, line) => {
  const mina = await verified({ emailNotifications: true, [name]: false });
  await actOn(mina);
  const [mail] = await digestsOf(mina);
  expect(mail && linesIn(mail)).toEqual(ALL.filter((one) => one !== line));
});

it('the switch posts on tells of new posts of people one follows, off does not', async () => {
  const jun = await world.person();
  const [mina, silent] = [await verified(), await verified({ emailNotifications: true, posts: false })];
  for (const { client } of [mina, silent]) await client.follow.follow({ body: { followedId: jun.id } });
  pass(1);
  await publish(world, jun);
  pass(2 * MINUTE);
  expect((await digestsOf(mina)).flatMap(linesIn)).toEqual(['Somebody you follow published a post']);
  expect(await digestsOf(silent)).toEqual([]);
  nextDay();
  expect(await digestsOf(mina)).toEqual([]);
});

it('at most one mail a day, whatever hour the one before came; no day is skipped for four minutes (M5)', async () => {
  const mina = await verified();
  world.clock.now += 5 * MINUTE;
  await actOn(mina);
  expect(await digestsOf(mina)).toHaveLength(1);
  await actOn(mina);
  pass(HOUR);
  expect(await digestsOf(mina)).toEqual([]);
  nextDay();
  world.clock.now += MINUTE;
  expect(await digestsOf(mina)).toHaveLength(1);
});

it('two instances queue one mail', async () => {
  const mina = await verified();
  await actOn(mina);
  await told();
  await Promise.all([queue(), queue(), queue()]);
  expect((await mailsOf(world)).filter(isDigestTo(mina))).toHaveLength(1);
});

it('a mail that the mail server took is not sent again after a crash, and one that it did not take is (M5)', async () => {
  const mina = await verified();
  await actOn(mina);
  await told();
  await queue();
  const failing = { send: () => Promise.reject(new Error('Later')) };
  await sendMails(mailWork(world, failing));
  pass(2 * MINUTE);
  const [mail] = (await mailsOf(world)).filter(isDigestTo(mina));
  expect(mail && linesIn(mail)).toEqual(ALL);

  nextDay();
  await actOn(mina);
  await told();
  await queue();
  const sent: Mail[] = [];
  const crashing = {
    // The mail is out, and the instance never learns of it.
    send: (taken: Mail) => {
      if (!isDigestTo(mina)(taken)) return Promise.resolve();
      sent.push(taken);
      return new Promise<never>(() => undefined);
    },
  };
  void sendMails(mailWork(world, crashing));
  await expect.poll(() => sent.length).toBe(1);
  pass(HOUR);
  expect((await mailsOf(world)).filter(isDigestTo(mina))).toEqual([]);
});

it('a mail does not tell actions that were undone, deleted, flagged or blocked since it was queued (M6)', async () => {
  const mina = await verified();
  const { jun, postId, commentId } = await actOn(mina);
  await told();
  await queue();
  await jun.client.comments.remove({ params: { id: commentId } });
  await jun.client.posts.unlike({ body: { postId } });
  await told();
  const [mail] = (await mailsOf(world)).filter(isDigestTo(mina));
  expect(mail && linesIn(mail)).toEqual(['Somebody follows you']);
  nextDay();
  const next = await actOn(mina);
  await told();
  await queue();
  await mina.client.moderation.block({ body: { blockedId: next.jun.id } });
  await told();
  expect((await mailsOf(world)).filter(isDigestTo(mina))).toEqual([]);
});

it('a mail goes to the address of the moment it is sent, and not at all once the switch is off (M6)', async () => {
  const mina = await verified();
  await actOn(mina);
  await told();
  await queue();
  await mina.client.settings.saveNotifications({
    params: { userId: mina.id },
    body: { emailNotifications: false },
  });
  expect((await mailsOf(world)).filter(isDigestTo(mina))).toEqual([]);
});

it('the link in a mail ends the mails by POST alone, twice and months later, and shows no address (M7)', async () => {
  const mina = await verified();
  await actOn(mina);
  const [mail] = await digestsOf(mina);
  const { pathname } = new URL(mail?.unsubscribeUrl ?? '');
  const holds = async () => {
    const { username, password } = mina;
    // The sign-in of three months ago has ended.
    const { token } = await world.client().session.login({ body: { username, password } });
    const { settings } = world.client(token);
    return (await settings.notifications({ params: { userId: mina.id } })).emailNotifications;
  };
  for (const method of ['GET', 'HEAD']) expect((await world.send(pathname, { method })).status).toBe(200);
  expect(await holds()).toBe(true);
  pass(90 * DAY);
  for (let time = 0; time < 2; time += 1) {
    const answer = await world.send(pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    const text = await answer.text();
    expect([answer.status, answer.redirected]).toEqual([200, false]);
    expect(text).not.toContain(mina.username);
  }
  expect(await holds()).toBe(false);
  expect((await world.send('/unsubscribe/unknown', { method: 'POST' })).status).toBe(200);
});

it('a mail that is refused for good is not tried again that day, and its news are told the next', async () => {
  const mina = await verified();
  await actOn(mina);
  await told();
  await queue();
  await sendMails(mailWork(world, { send: () => Promise.reject(new MailRefused('No')) }));
  expect(await digestsOf(mina)).toEqual([]);
  nextDay();
  expect((await digestsOf(mina)).flatMap(linesIn)).toEqual(ALL);
});

it('a mail that was sent is not sent again if its end could not be noted', async () => {
  const mina = await verified();
  await actOn(mina);
  await told();
  await queue();
  const sent: Mail[] = [];
  const work = mailWork(world, {
    send: async (mail) => {
      sent.push(mail);
    },
  });
  const db = new Proxy(work.db, {
    get(target, name) {
      const held = Reflect.get(target, name, target);
      if (name === 'delete') throw new Error('The connection was lost');
      return typeof held === 'function' ? held.bind(target) : held;
    },
  });
  await sendMails({ ...work, db });
  expect(sent.filter(isDigestTo(mina))).toHaveLength(1);
  pass(2 * MINUTE);
  expect((await mailsOf(world)).filter(isDigestTo(mina))).toEqual([]);
});

it('a mail of the last seconds of a day that fails the day after gives its news back', async () => {
  const mina = await verified();
  await actOn(mina);
  await told();
  await queue();
  world.clock.now = Math.floor(world.clock.now / DAY) * DAY + DAY - 1;
  const failing = {
    send: (mail: Mail) => {
      if (!isDigestTo(mina)(mail)) return Promise.resolve();
      pass(MINUTE);
      return Promise.reject(new Error('Later'));
    },
  };
  await sendMails(mailWork(world, failing));
  nextDay();
  expect((await digestsOf(mina)).flatMap(linesIn)).toEqual(ALL);
});

it('a switch that is turned on tells nothing from before', async () => {
  const mina = await verified({ emailNotifications: true, likes: false, comments: false, follows: false });
  await actOn(mina);
  expect(await digestsOf(mina)).toEqual([]);
  await mina.client.settings.saveNotifications({ params: { userId: mina.id }, body: { likes: true } });
  nextDay();
  expect(await digestsOf(mina)).toEqual([]);
  await actOn(mina);
  expect((await digestsOf(mina)).flatMap(linesIn)).toEqual([ALL[1]]);
});

it('posts from before the person followed their author, or wanted posts, are not told', async () => {
  const [jun, mina] = [await world.person(), await verified({ emailNotifications: true, posts: false })];
  await mina.client.follow.follow({ body: { followedId: jun.id } });
  await publish(world, jun);
  pass(2 * MINUTE);
  await mina.client.settings.saveNotifications({ params: { userId: mina.id }, body: { posts: true } });
  pass(2 * MINUTE);
  expect(await digestsOf(mina)).toEqual([]);
  await publish(world, jun);
  pass(2 * MINUTE);
  expect((await digestsOf(mina)).flatMap(linesIn)).toEqual(['Somebody you follow published a post']);
});
