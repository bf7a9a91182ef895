// Runs on both databases: every call of the contract runs its SQL at least once.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type Endpoint, type InputOf, type VitrineContract } from '@vitrine/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { passwordResets } from '../account/account.table.ts';
import { HOUR } from '../kernel/clock.ts';
import { newToken, tokenHashOf } from '../kernel/tokens.ts';
import { createSafeFetch } from '../outbound/safe-fetch.ts';
import { people } from '../people/people.table.ts';
import { NO_PASSWORD } from '../session/passwords.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { mailsOf, tokenIn } from '../testing/mails.ts';
import { pictureOf, publish, uploaded } from '../testing/publish.ts';
import { sampleOf } from '../testing/sample.ts';

let world: World;
let person: Person;
let other: Person;
let productId: string;
let searchId: string;
/**
 * `own` has things of the person: a post with a link, uploads for another post and for their profile, and the
 * token in their registration mail. `theirs` has things of the other person.
 */
let own: { postId: string; linkId: string; uploadKey: string; faceKey: string; emailToken: string } & Links;
/** Tokens of people who are not used otherwise, because a reset ends all sessions and links of its person. */
const resetTokens = Array.from({ length: 100 }, () => newToken());
let theirs: { postId: string; linkId: string; commentId: string; uploadKey: string; link: string } & Links;
/** The first link of a person, and a private list of theirs. */
interface Links {
  userLinkId: string;
  listId: string;
}
/** A room of the person with the other person, and one that the person is not in. */
let room: RoomThings;
let theirRoom: RoomThings;
interface RoomThings {
  id: string;
  messageId: string;
  voteId: string;
  optionId: string;
  /** A vote to be closed. */
  closedId: string;
}
let stranger: Person;
const folder = mkdtempSync(join(tmpdir(), 'vitrine-contract-'));
const surprises: unknown[] = [];

// Links lead to this page. It is on the loopback, which only tests may fetch from.
const shop = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end('<title>Tea</title>'),
);
const safeFetch = createSafeFetch({
  allowAddress: (address) => address === '127.0.0.1',
  allowPort: () => true,
});
const linkToShop = () => `http://127.0.0.1:${(shop.address() as AddressInfo).port}/tea`;

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  world = await openWorld(
    { dataDir: folder },
    { log: { info: () => {}, error: (_, error) => surprises.push(error) }, safeFetch },
  );
  person = await world.person();
  other = await world.person();
  [productId = ''] = await world.shelve({}, {});
  const kept = await person.client.savedSearches.save({
    params: { userId: person.id },
    body: { query: 'tea' },
  });
  searchId = kept.id;
  stranger = await world.person();
  const { id: postId } = await publish(world, person, {
    clientId: 'own',
    links: [{ url: linkToShop(), label: 'Tea' }],
  });
  const { links } = await person.client.postLinks.list({ params: { postId } });
  const uploadKey = await uploaded(world, person, await pictureOf('teal'));
  const faceKey = await uploaded(world, person, await pictureOf('teal'));
  const mail = (await mailsOf(world)).find(({ to }) => to === `${person.username}@example.com`);
  const emailToken = mail ? tokenIn(mail) : '';
  const shown = await linksOf(person);
  own = { postId, linkId: links[0]?.id ?? '', uploadKey, faceKey, emailToken, ...shown };
  const link = linkToShop();
  const post = await publish(world, other, { content: 'Theirs', links: [{ url: link, label: 'Tea' }] });
  const [theirLink] = (await other.client.postLinks.list({ params: { postId: post.id } })).links;
  const { commentId } = await other.client.comments.add({ body: { postId: post.id, content: 'Theirs' } });
  const theirKey = await uploaded(world, other, await pictureOf('red'));
  const ids = { postId: post.id, linkId: theirLink?.id ?? '', commentId, uploadKey: theirKey };
  theirs = { ...ids, link, ...(await linksOf(other)) };
});
beforeAll(async () => {
  const checkout = await person.client.subscription.checkOut({ body: { planType: 'monthly' } });
  const paid = await world.send(checkout.data.checkoutUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=pay',
  });
  expect(paid.status).toBe(303);
});
beforeAll(async () => {
  await person.client.follow.follow({ body: { followedId: other.id } });
  await other.client.follow.follow({ body: { followedId: person.id } });
  room = await roomOf(person, [other.id]);
  theirRoom = await roomOf(other, []);
});

beforeAll(async () => {
  const { db } = world.database;
  const createdAt = new Date(world.clock.now);
  const expiresAt = new Date(world.clock.now + HOUR);
  const forgetful = resetTokens.map((token, place) => ({ token, id: `forgetful${place}` }));
  await db
    .insert(people)
    .values(forgetful.map(({ id }) => ({ id, username: id, passwordHash: NO_PASSWORD, createdAt })));
  await db
    .insert(passwordResets)
    .values(forgetful.map(({ id, token }) => ({ tokenHash: tokenHashOf(token), personId: id, expiresAt })));
});

const votable = () => ({
  question: 'Which tea?',
  options: [
    { text: 'Green', linkUrl: 'https://tea.example/green' },
    { text: 'Black', productId },
  ],
});

async function linksOf({ id: userId, client }: Person): Promise<Links> {
  const [link] = (await client.userLinks.own({ params: { id: userId }, query: {} })).links;
  const { id: listId } = await client.userLinks.makeList({ body: { name: 'Tea' } });
  return { userLinkId: link?.id ?? '', listId };
}

async function roomOf({ client }: Person, invitedFriends: string[]): Promise<RoomThings> {
  const { id } = await client.rooms.create({ body: { name: 'Tea', invitedFriends } });
  const { id: messageId } = await client.rooms.send({ params: { id }, body: { content: 'Tea?' } });
  const vote = await client.rooms.startVote({ params: { id }, body: votable() });
  const closed = await client.rooms.startVote({ params: { id }, body: votable() });
  return { id, messageId, voteId: vote.id, optionId: vote.options[0]?.id ?? '', closedId: closed.id };
}
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await safeFetch.close();
  shop.close();
  rmSync(folder, { recursive: true });
});

/** Valid calls for endpoints that refuse a sample of their schemas, because they need existing things. */
const goodCalls = (): {
  [Area in keyof VitrineContract]?: {
    [Verb in keyof VitrineContract[Area]]?: InputOf<VitrineContract[Area][Verb]>;
  };
} => ({
  session: {
    register: {
      body: {
        username: `new.${Math.floor(Math.random() * 1e9)}`,
        email: `${Math.random()}@example.com`,
        password: 'long enough',
      },
    },
    login: { body: { username: person.username, password: person.password } },
  },
  profile: {
    get: { params: { id: person.id }, query: { requestingUserId: person.id } },
    picture: { params: { id: person.id } },
    cover: { params: { id: other.id } },
  },
  account: {
    update: {
      body: {
        userId: person.id,
        name: 'Ada',
        email: `${person.username}@example.com`,
        bio: 'Tea',
        birthday: '02/29/2000',
        gender: 'other',
        country: 'Japan',
      },
    },
    askPictureUpload: { query: { userId: person.id }, body: { fileType: 'image/png', fileSize: 10 } },
    keepPicture: { body: { userId: person.id, key: own.faceKey } },
    askCoverUpload: { query: { userId: person.id }, body: { fileType: 'image/png' } },
    keepCover: { params: { id: person.id }, body: { key: own.faceKey } },
    removePicture: { params: { id: person.id } },
    removeCover: { params: { id: person.id } },
    cancelPendingEmail: { body: { userId: person.id } },
    verifyEmail: { query: { token: own.emailToken } },
    resendVerification: { body: { email: 'nobody@example.com', platform: 'web' } },
    forgotPassword: { body: { email: 'nobody@example.com' } },
    resetPassword: {
      // A getter, because a token is used up by each call.
      get body() {
        return { token: resetTokens.pop() ?? 'none', newPassword: 'long enough' };
      },
    },
  },
  follow: {
    follow: { body: { followerId: person.id, followedId: other.id } },
    unfollow: { body: { followerId: person.id, followedId: stranger.id } },
    check: { query: { followerId: person.id, followedId: other.id } },
    followers: { params: { id: other.id }, query: { limit: 10 } },
    following: { params: { id: other.id }, query: { query: 'a' } },
  },
  posts: {
    publication: { params: { clientId: 'own' } },
    publish: { body: { userId: person.id, clientId: 'other', media: [{ key: 'nothing' }] } },
    get: { params: { postId: theirs.postId } },
    shareUrl: { params: { postId: theirs.postId } },
    preview: { params: { postId: theirs.postId } },
    list: { params: { userId: other.id }, query: { limit: 10 } },
    listSaved: { params: { userId: person.id }, query: {} },
    likes: { params: { postId: theirs.postId }, query: {} },
    toggleLike: { body: { userId: person.id, postId: theirs.postId, liked: true } },
    like: { body: { userId: person.id, postId: theirs.postId } },
    unlike: { body: { userId: person.id, postId: theirs.postId } },
    saved: { params: { postId: theirs.postId }, query: { userId: person.id } },
    toggleSave: { body: { userId: person.id, postId: theirs.postId } },
    countSaves: { params: { postId: theirs.postId } },
    countLikes: { params: { postId: theirs.postId }, query: {} },
    update: { params: { id: own.postId }, body: { userId: person.id, content: 'Tea' } },
    remove: { params: { id: 'gone' }, body: { userId: person.id } },
    askUpload: { body: { fileType: 'image/png', fileSize: 10 } },
    create: { body: { userId: person.id, content: 'Tea', media: [{ key: own.uploadKey }], links: [] } },
  },
  discover: {
    posts: { query: { userId: person.id } },
    trendingPosts: { query: { userId: person.id } },
    followingPosts: { params: { userId: person.id }, query: {} },
    search: { query: { query: 'tea', userId: person.id } },
    hashtagPosts: { params: { name: 'tea' }, query: { order: 'newest' } },
    dismissPost: { body: { postId: theirs.postId } },
    restorePost: { body: { postId: theirs.postId } },
  },
  suggestions: {
    topUsers: { query: { userId: person.id } },
    suggestedUsers: { query: { userId: person.id } },
    dismiss: { body: { personId: other.id } },
    restore: { body: { personId: other.id } },
  },
  productDetails: { get: { params: { id: productId } } },
  postLinks: {
    posts: { params: { id: productId } },
    list: { params: { postId: theirs.postId } },
    confirm: { body: { postId: own.postId, url: linkToShop(), userConfirmedAccurate: true } },
  },
  comments: {
    list: { params: { postId: theirs.postId }, query: { limit: 10 } },
    add: { body: { userId: person.id, postId: theirs.postId, content: 'Tea' } },
    remove: { params: { id: 'gone' } },
  },
  moderation: {
    report: { body: { kind: 'post', id: theirs.postId, category: 'spam', note: 'Tea' } },
    block: { body: { userId: person.id, blockedId: stranger.id } },
    unblock: { body: { userId: person.id, blockedId: stranger.id } },
    blocked: { query: { limit: 10 } },
  },
  products: { get: { params: { id: productId } } },
  rooms: {
    create: { body: { name: 'Tea', description: 'Pots', invitedFriends: [other.id], clientId: 'tea' } },
    get: { params: { id: room.id } },
    leave: { params: { id: 'gone' } },
    invite: { params: { id: room.id }, body: { inviteeId: other.id, message: 'Join my dressing room: Tea' } },
    messages: {
      params: { id: room.id },
      query: { page: 1, limit: 2, before: 9, around: room.messageId, include: 'system' },
    },
    askUpload: { body: { roomId: room.id, fileType: 'image/png', fileSize: 10 } },
    send: {
      params: { id: room.id },
      body: { content: 'Tea', messageType: 'text', replyToId: room.messageId, productId, clientId: 'tea' },
    },
    edit: { params: { id: room.id, messageId: room.messageId }, body: { content: 'Tea!' } },
    remove: { params: { id: room.id, messageId: 'gone' } },
    read: { params: { id: room.id }, body: { number: 1 } },
    mute: { params: { id: room.id }, body: { muted: true, sequence: 1 } },
    votes: { params: { id: room.id } },
    startVote: { params: { id: room.id }, body: votable() },
    castVote: { params: { id: room.voteId }, body: { optionId: room.optionId, holds: true, sequence: 1 } },
    voteResults: { params: { id: room.voteId } },
    closeVote: { params: { id: room.closedId } },
  },
  userLinks: {
    own: { params: { id: person.id }, query: { limit: 10 } },
    add: { body: { url: linkToShop(), label: 'Tea' } },
    rename: { params: { id: own.userLinkId }, body: { label: 'Tea' } },
    remove: { params: { id: 'gone' }, query: { source: 'your-links' } },
    restore: { params: { id: own.userLinkId } },
    pin: { params: { id: own.linkId }, body: { isPinned: true } },
    arrange: { body: { ids: [own.userLinkId] } },
    sort: { params: { id: own.userLinkId }, body: { add: [own.listId] } },
    opened: { params: { id: theirs.linkId }, body: { source: 'post' } },
    ofPerson: { params: { username: person.username }, query: { listId: own.listId, limit: 10 } },
    lists: { params: { username: person.username } },
    makeList: { body: { name: 'Tea', isPublic: true } },
    changeList: { params: { id: own.listId }, body: { name: 'Tea', isPublic: true } },
    removeList: { params: { id: 'gone' } },
  },
  recommendations: { similar: { params: { id: productId } } },
  savedSearches: { remove: { params: { userId: person.id, searchId: 'gone' } } },
  live: { typing: { params: { id: room.id } } },
  subscription: { checkOut: { body: { planType: 'annual' } } },
  analytics: { links: { query: { linkId: own.userLinkId } } },
  productLinks: {
    preview: { body: { url: linkToShop(), checkUserConfirmation: true, forceRefresh: false } },
    toggleProduct: {
      body: { action: 'like', productData: { id: productId, link: linkToShop(), direct_link: null } },
    },
  },
});

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const endpoints = Object.entries(contract).flatMap(([area, { calls }]) =>
  Object.entries(calls).map(([verb, endpoint]) => ({
    name: `${area}.${verb}`,
    area,
    verb,
    endpoint: endpoint as Endpoint,
  })),
);
function goodCall(area: string, verb: string): Input {
  const given = (goodCalls() as Record<string, Record<string, Input>>)[area]?.[verb];
  if (given) return given;
  const { params, query, body } =
    endpoints.find((known) => known.area === area && known.verb === verb)?.endpoint ?? {};
  const known = { userId: person.id, productId, productIds: [productId], searchId, price: '$1.00' };
  return Object.fromEntries(
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [[part, sampleOf(schema, known)]] : [],
    ),
  );
}

const CALLER_NAMES = ['userId', 'followerId', 'requestingUserId'];
/** Fields of `CALLER_NAMES` that name the subject of a call instead of its caller. */
const SUBJECTS = ['posts.list params.userId'];
/** Fields `id` in the path of a call that are the id of its caller. */
const OWN_IDS = ['keepCover', 'removePicture', 'removeCover'].map((verb) => `account.${verb} params.id`);

/** Returns all fields that could name the caller of a request, whether or not the endpoint declares them. */
function namingFieldsOf(endpoint: Endpoint): string[] {
  const { name = '' } = endpoints.find((known) => known.endpoint === endpoint) ?? {};
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => `params.${field}`);
  const known = inPath.filter(
    (field) => CALLER_NAMES.includes(field.slice('params.'.length)) || OWN_IDS.includes(`${name} ${field}`),
  );
  const anywhere = (endpoint.method === 'GET' ? ['query'] : ['query', 'body']).flatMap((part) =>
    CALLER_NAMES.map((field) => `${part}.${field}`),
  );
  return [...known, ...anywhere].filter((field) => !SUBJECTS.includes(`${name} ${field}`));
}

const isDeclared = (endpoint: Endpoint, field: string) => {
  const [part, name = ''] = field.split('.') as ['params' | 'query' | 'body', string];
  return fieldNamesOf(endpoint[part]).includes(name);
};

function withField(call: Input, field: string, value: unknown): Input {
  const [part, name] = field.split('.') as ['params' | 'query' | 'body', string];
  return { ...call, [part]: { ...(call[part] as object), [name]: value } };
}

async function firstEventOf(answer: Response): Promise<unknown> {
  const reader = answer.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return JSON.parse(new TextDecoder().decode(value).replace(/^data: /, ''));
}

const successOf = ({ status, response }: Endpoint) => status ?? (response ? 200 : 204);

function send(
  endpoint: Endpoint,
  { params, query, body }: Input,
  { token = person.token, raw = false } = {},
) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name]).toWellFormed()),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  );
  const headers: Record<string, string> = {
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(endpoint.besidePage ? { accept: 'application/json' } : {}),
  };
  return world.send(`${path}?${search}`, {
    method: endpoint.method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: endpoint.method === 'GET' ? undefined : raw ? (body as string) : JSON.stringify(body),
  });
}

async function expectRefusal(answer: Response, what: string) {
  expect(answer.status, what).toBeGreaterThanOrEqual(400);
  await expectSane(answer, what);
}

/** Expects no server failure, and a readable message for each refusal. */
async function expectSane(answer: Response, what: string) {
  expect(answer.status, what).toBeLessThan(500);
  if (answer.status < 400) return;
  const given = (await answer.json()) as { error: string; about?: unknown; details?: unknown[] };
  const { about = '', details = [], ...body } = given;
  expect(about, what).toEqual(expect.any(String));
  for (const detail of details)
    expect(detail, what).toMatchObject({ field: expect.any(String), rule: expect.any(String) });
  expect(body, what).toEqual({ error: expect.any(String), code: expect.any(String) });
  expect(body.error, what).toMatch(/^[A-Z].*\S$/s);
  expect(JSON.stringify(given), what).not.toMatch(/node_modules|\.ts:|select |insert |params:|Error:/i);
}

const nastyValues: [string, unknown][] = [
  ['null', null],
  ['a number', 5],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['a huge number', 1e300],
  ['a boolean', true],
  ['an empty text', ''],
  ['a blank text', ' '],
  ['a NUL', 'a\0b'],
  ['half a surrogate pair', '\ud800'],
  ['an SQL injection', "'; drop table people; --"],
  ['a path', '../../etc/passwd'],
  ['a pattern', '%_%'],
  ['a long text', 'x'.repeat(9000)],
  ['an emoji', '🧵'],
  ['a list', [1, [2, [3]]]],
  ['an object', { $gt: '' }],
  ['a name of the language', '__proto__'],
];

/** Whether a call accepts a text as its body, as rooms are created with a name alone. */
function fits({ body: schema }: Endpoint, text: string): boolean {
  try {
    return schema?.safeParse(JSON.parse(text)).success ?? false;
  } catch {
    return false;
  }
}

const nastyBodies: [string, string][] = [
  ['nothing', ''],
  ['no JSON', 'hello'],
  ['half of some JSON', '{"productId":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '5'],
  ['a text', '"text"'],
  ['an empty object', '{}'],
  ['two objects', '{}{}'],
  ['a number without end', '{"productId":1e999,"name":"x","price":1e999}'],
  ['a NUL as a name', '{"\\u0000":1}'],
  ['a prototype', '{"__proto__":{"productId":"x"},"constructor":1}'],
  ['absurdly deep lists', `${'['.repeat(49_000)}${']'.repeat(49_000)}`],
  ['absurdly deep objects', `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`],
  [
    'ten thousand names',
    JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`k${i}`, 1]))),
  ],
];

describe.each(endpoints)('$name: $endpoint.method $endpoint.path', ({ area, verb, endpoint }) => {
  it('a valid call gets a response in the shape of the contract', async () => {
    const own = area === 'session' ? await world.person() : person;
    const answer = await send(endpoint, goodCall(area, verb), { token: own.token });
    expect(answer.status, 'Give it a call that it accepts, in goodCalls.').toBe(successOf(endpoint));
    if (!endpoint.response) return;
    const body = endpoint.stream ? await firstEventOf(answer) : await answer.json();
    expect(endpoint.response.safeParse(body)).toEqual({ success: true, data: body });
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  if (endpoint.who === 'person') {
    it.each(['', 'garbage', 'x'.repeat(43), `${'x'.repeat(43)}'--`])(
      'a caller with the token "%s" is refused',
      async (token) => {
        const answer = await send(endpoint, goodCall(area, verb), { token });
        expect(answer.status).toBe(401);
        expect(await answer.json()).toMatchObject({ code: 'unauthorized' });
      },
    );
  }

  if (endpoint.who === 'viewer') {
    it('guests are accepted, also with an invalid token', async () => {
      for (const token of ['', 'garbage', 'x'.repeat(43)]) {
        expect((await send(endpoint, goodCall(area, verb), { token })).status).toBe(successOf(endpoint));
      }
    });
  }

  it('another person as the caller is refused in any field, and nothing changes (D70)', async () => {
    const before = await stateOfAll();
    for (const field of namingFieldsOf(endpoint)) {
      const answer = await send(endpoint, withField(goodCall(area, verb), field, other.id));
      expect([answer.status, await answer.json()], field).toMatchObject([403, { code: 'forbidden' }]);
    }
    expect(await stateOfAll()).toEqual(before);
  });

  it('the caller’s own id is accepted in any field, and is optional', async () => {
    const caller = area === 'session' ? await world.person() : person;
    for (const field of namingFieldsOf(endpoint)) {
      const own = withField(goodCall(area, verb), field, caller.id);
      expect([400, 403], field).not.toContain((await send(endpoint, own, { token: caller.token })).status);
      if (!isDeclared(endpoint, field) || field.startsWith('params.')) continue;
      const without = withField(goodCall(area, verb), field, undefined);
      expect((await send(endpoint, without)).status, field).toBe(successOf(endpoint));
    }
  });

  if (endpoint.who !== 'person') {
    it('a caller without a valid token is a guest, with any id', async () => {
      const answerTo = async (call: Input, token: string) => {
        const answer = await send(endpoint, call, { token });
        return { status: answer.status, text: await answer.text() };
      };
      // Only calls for viewers are compared with a guest's. Others, such as registration, can succeed only
      // once.
      const asGuest = endpoint.who === 'viewer' ? await answerTo(goodCall(area, verb), '') : undefined;
      for (const field of namingFieldsOf(endpoint)) {
        for (const token of ['', 'x'.repeat(43)]) {
          const answer = await answerTo(withField(goodCall(area, verb), field, person.id), token);
          if (asGuest) expect(answer, field).toEqual(asGuest);
          else expect(answer.status, field).not.toBe(403);
        }
      }
    });
  }

  if (endpoint.body) {
    it.each(nastyBodies)('a body that is %s gets an error text', async (what, body) => {
      const answer = await send(endpoint, { ...goodCall(area, verb), body }, { raw: true });
      // Calls without required fields may accept such a body.
      const needsNothing = endpoint.body?.safeParse({}).success;
      await (needsNothing || fits(endpoint, body) ? expectSane : expectRefusal)(answer, what);
    });

    it('bytes that are no text are refused', async () => {
      const bytes = new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
      await expectRefusal(
        await send(endpoint, { ...goodCall(area, verb), body: bytes }, { raw: true }),
        'bytes',
      );
    });

    it('a body that is not declared as JSON is refused', async () => {
      const answer = await world.send(endpoint.path, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'text/plain' },
        body: JSON.stringify(goodCall(area, verb).body),
      });
      expect(answer.status).toBe(400);
    });
  }

  it('the server survives every nasty value in every field', async () => {
    const call = goodCall(area, verb);
    for (const part of ['params', 'query', 'body'] as const) {
      for (const field of Object.keys(call[part] ?? {})) {
        for (const [what, value] of nastyValues) {
          // Outside /api, an address without its last segment is a page, and pages are not built here.
          if (part === 'params' && value === '' && !endpoint.path.startsWith('/api/')) continue;
          const spoilt = { ...call, [part]: { ...(call[part] as object), [field]: value } };
          await expectSane(await send(endpoint, spoilt), `${part}.${field}: ${what}`);
        }
      }
    }
    expect(surprises).toEqual([]);
  });

  it('a 405 response lists the methods of the address', async () => {
    const answer = await send({ ...endpoint, method: 'PATCH' as never }, goodCall(area, verb));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')?.split(', ')).toContain(endpoint.method);
    expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });
});

const callsOnTheirThings = (): { [call: string]: Input } => ({
  'posts.update': { params: { id: theirs.postId }, body: { content: 'Mine now', links: [] } },
  'posts.remove': { params: { id: theirs.postId }, body: {} },
  'posts.toggleSave': { body: { postId: own.postId } },
  'posts.create': { body: { content: 'Theirs', media: [{ key: theirs.uploadKey }] } },
  'postLinks.confirm': { body: { postId: theirs.postId, url: theirs.link, userConfirmedAccurate: false } },
  'userLinks.own': { params: { userId: other.id } },
  'userLinks.rename': { params: { id: theirs.userLinkId }, body: { label: 'Mine now' } },
  'userLinks.remove': { params: { id: theirs.userLinkId } },
  'userLinks.restore': { params: { id: theirs.userLinkId } },
  'userLinks.pin': { params: { id: theirs.linkId }, body: { isPinned: true } },
  'analytics.links': { query: { linkId: theirs.userLinkId } },
  'userLinks.sort': { params: { id: own.userLinkId }, body: { add: [theirs.listId] } },
  'userLinks.ofPerson': { params: { username: other.username }, query: { listId: theirs.listId } },
  'userLinks.changeList': { params: { id: theirs.listId }, body: { name: 'Mine now' } },
  'comments.remove': { params: { id: theirs.commentId } },
  'rooms.get': { params: { id: theirRoom.id } },
  'rooms.invite': { params: { id: theirRoom.id }, body: { inviteeId: person.id } },
  'rooms.messages': { params: { id: theirRoom.id }, query: { around: theirRoom.messageId } },
  'rooms.askUpload': { body: { roomId: theirRoom.id, fileType: 'image/png', fileSize: 10 } },
  'rooms.send': { params: { id: theirRoom.id }, body: { content: 'Mine now' } },
  'rooms.edit': { params: theirMessage(), body: { content: 'Mine now' } },
  'rooms.remove': { params: theirMessage() },
  'rooms.read': { params: { id: theirRoom.id }, body: {} },
  'rooms.mute': { params: { id: theirRoom.id }, body: { muted: true } },
  'rooms.votes': { params: { id: theirRoom.id } },
  'rooms.startVote': { params: { id: theirRoom.id }, body: votable() },
  'rooms.castVote': { params: { id: theirRoom.voteId }, body: { optionId: theirRoom.optionId } },
  'rooms.voteResults': { params: { id: theirRoom.voteId } },
  'rooms.closeVote': { params: { id: theirRoom.closedId } },
  'live.typing': { params: { id: theirRoom.id } },
  'moderation.report': { body: { kind: 'message', id: theirRoom.messageId, category: 'spam' } },
  'account.keepPicture': { body: { key: theirs.uploadKey } },
  'account.keepCover': { params: { id: person.id }, body: { key: theirs.uploadKey } },
  'follow.followers': { params: { id: 'nobody' } },
  'follow.following': { params: { id: 'nobody' } },
  'profile.get': { params: { id: 'nobody' } },
  'profile.picture': { params: { id: 'nobody' } },
  'profile.cover': { params: { id: 'nobody' } },
});

const theirMessage = () => ({ id: theirRoom.id, messageId: theirRoom.messageId });

describe('things of others, and missing things', () => {
  it('every call that names such a thing gets 403 or 404, and nothing changes', async () => {
    const before = await stateOfAll();
    for (const [name, call] of Object.entries(callsOnTheirThings())) {
      const found = endpoints.find((known) => known.name === name);
      if (!found) throw new Error(`There is no call "${name}".`);
      const answer = await send(found.endpoint, call);
      expect([403, 404], `${name}: ${answer.status}`).toContain(answer.status);
      await expectSane(answer, name);
    }
    expect(await stateOfAll()).toEqual(before);
  });
});

describe('the ids of a request', () => {
  it('every id is known to name the caller or the subject of its call', () => {
    const ofRooms = ['roomId', 'messageId', 'replyToId', 'optionId'];
    const things = [
      'id',
      'ids',
      'linkId',
      'listId',
      'postId',
      'productId',
      'productIds',
      'searchId',
      'clientId',
      ...ofRooms,
    ];
    const others = ['followedId', 'blockedId', 'personId', 'inviteeId'];
    const named = endpoints.flatMap(({ name, endpoint }) =>
      (['params', 'query', 'body'] as const).flatMap((part) =>
        fieldNamesOf(endpoint[part]).flatMap((field) =>
          /ids?$/i.test(field) && ![...things, ...others, ...CALLER_NAMES].includes(field)
            ? [`${name} ${part}.${field}`]
            : [],
        ),
      ),
    );
    expect(named, 'Say of it here and in caller-ids.ts whether it names the caller.').toEqual([]);
  });

  it('ids that name a subject may be those of others', async () => {
    for (const name of SUBJECTS) {
      const [call = '', field = ''] = name.split(' ');
      const found = endpoints.find((known) => known.name === call);
      if (!found) throw new Error(`There is no call "${call}".`);
      const { area, verb, endpoint } = found;
      for (const id of [person.id, other.id]) {
        const answer = await send(endpoint, withField(goodCall(area, verb), field, id));
        expect(answer.status, name).toBe(successOf(endpoint));
      }
    }
  });
});

function fieldNamesOf(schema: unknown): string[] {
  const names = new Set<string>();
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'properties') for (const name of Object.keys(inner)) names.add(name);
      walk(inner);
    }
  };
  if (schema) walk(z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }));
  return [...names];
}

async function stateOfAll() {
  const [mine, others] = await Promise.all(
    [person, other].map(async ({ id, username, client }) => ({
      likes: await client.likes.list({ query: {} }),
      cart: await client.cart.list({ query: {} }),
      searches: await client.savedSearches.list({ params: { userId: id } }),
      profile: await client.profile.get({ params: { id }, query: {} }),
      posts: await client.posts.list({ params: { userId: id }, query: {} }),
      saved: await client.posts.listSaved({ params: { userId: id }, query: {} }),
      blocked: await client.moderation.blocked({ query: {} }),
      rooms: await client.rooms.list({}),
      links: await client.userLinks.own({ params: { id }, query: {} }),
      lists: await client.userLinks.lists({ params: { username } }),
    })),
  );
  const params = { postId: theirs.postId };
  const talk = await other.client.comments.list({ params, query: {} });
  const { links } = await other.client.postLinks.list({ params });
  const inTheirRoom = await other.client.rooms.messages({
    params: { id: theirRoom.id },
    query: { include: 'system' },
  });
  return { mine, others, talk, links, inTheirRoom };
}

describe('queries', () => {
  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=1e9',
    'page=',
    'limit=0',
    'limit=101',
    'limit=%00',
    'snapshot=%00',
    'snapshot=a%20b',
    'page=%F0%28',
  ])('the query ?%s is refused', async (query) => {
    await expectRefusal(await world.send(`/api/products/popular?${query}`), query);
  });

  it('the name of an expired ranking is accepted', async () => {
    expect((await world.send('/api/products/popular?snapshot=gone&page=2')).status).toBe(200);
  });
});

describe('paths', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/likes',
    '/api/products/',
    '/api/products/a/b',
    '/api/likes/add/',
    '/api/%00',
    '/api/%F0%28',
  ])('the path %s gets a 404 as JSON', async (path) => {
    const answer = await world.send(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });

  it.each(['%00', 'a%00b', 'a%2Fb', '..%2F..%2Fx', 'x'.repeat(65), '%F0%28', "'", '🧵', '%20'])(
    'no product is found under %s',
    async (id) => {
      await expectRefusal(await world.send(`/api/products/${id}`), id);
    },
  );

  it('literal paths win over those with parameters, in any order of the table', async () => {
    const answer = await world.send('/api/products/popular');
    expect(await answer.json()).toHaveProperty('pagination');
  });
});
