// Runs on both databases: a picture that is ready raises the number of its room.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Message } from '@vitrine/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byHint } from '../events/event.ts';
import { noLog } from '../kernel/log.ts';
import { createDiskStore } from '../media/disk-store.ts';
import { media, mediaFetches } from '../media/media.table.ts';
import { createMediaStore } from '../media/media-store.ts';
import { createPictureQueue } from '../media/picture-queue.ts';
import { fetchPictures } from '../media/picture-worker.ts';
import { createUnusedMedia } from '../media/unused-media.ts';
import { createSafeFetch } from '../outbound/safe-fetch.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { pictureOf, uploaded } from '../testing/publish.ts';
import { picturesOfRooms } from './room-pictures.service.ts';
import { roomChanged } from './rooms.events.ts';
import { roomVoteOptions } from './rooms.table.ts';
import { befriend, roomOf, say } from './testing/rooms-in-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-room-pictures-'));
const store = createMediaStore(createDiskStore(join(folder, 'media')));
const safeFetch = createSafeFetch({
  allowAddress: (address) => address === '127.0.0.1',
  allowPort: () => true,
});
/** Pages wait for it before they answer. */
let isOpening: Promise<void> | undefined;
const shop = createServer(async (request, response) => {
  await isOpening;
  if (request.url?.endsWith('.png'))
    return response.end(await pictureOf('teal', { width: 800, height: 600 }));
  if (request.url === '/gone') return response.writeHead(404).end();
  const product = {
    '@type': 'Product',
    name: 'Silk dress',
    image: at('/dress.png'),
    offers: { price: 20, priceCurrency: 'USD' },
  };
  response.setHeader('content-type', 'text/html');
  return response.end(
    request.url === '/plain'
      ? '<title>A plain page</title>'
      : `<title>Shop</title><script type="application/ld+json">${JSON.stringify(product)}</script>`,
  );
});
const at = (path: string) => `http://127.0.0.1:${(shop.address() as AddressInfo).port}${path}`;

let world: World;
let mina: Person;
let jun: Person;
const hints: { roomId: string; number: string; people: string }[] = [];
beforeAll(async () => {
  await once(shop.listen(0, '127.0.0.1'), 'listening');
  const listeners = [byHint(roomChanged, (about) => void hints.push(about))];
  world = await openWorld({ dataDir: folder }, { safeFetch, listeners });
  [mina, jun] = [await world.person(), await world.person()];
  await befriend(mina, jun);
});
afterAll(async () => {
  shop.closeAllConnections();
  shop.close();
  await safeFetch.close();
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const messagesOf = async (id: string, query: object = {}): Promise<Message[]> =>
  (await jun.client.rooms.messages({ params: { id }, query })).messages;
const newest = async (id: string) => (await messagesOf(id)).at(-1);
const fetchAll = () =>
  fetchPictures(
    {
      queue: createPictureQueue(world.database.db, {
        consumers: [picturesOfRooms],
        clock: () => world.clock.now,
      }),
      store,
      fetch: safeFetch,
      log: noLog,
    },
    { signal: new AbortController().signal },
  );
const statusOf = async (address: string | null | undefined) => (await world.send(address ?? '')).status;
const removeUnused = () =>
  createUnusedMedia(world.database.db, { store, clock: () => world.clock.now }).remove();

it('a text that is one link gets a card from its page, and its picture later, as changes of the message (D60)', async () => {
  const { id } = await roomOf(mina, jun);
  const { promise, resolve: openShop } = Promise.withResolvers<void>();
  isOpening = promise;
  const { message } = await say(mina, id, at('/dress'));
  const url = at('/dress');
  expect(message).toMatchObject({
    messageType: 'link',
    content: url,
    attachments: [{ attachmentType: 'link', fileUrl: url, linkTitle: null, linkImage: null }],
  });
  openShop();
  const after = message?.number ?? 0;
  await expect
    .poll(async () => (await messagesOf(id, { after }))[0]?.attachments[0]?.linkTitle)
    .toBe('Silk dress');
  const { changed = 0 } = (await newest(id)) ?? {};
  expect(changed).toBe(after + 1);
  await fetchAll();
  const [pictured] = await messagesOf(id, { after: changed });
  expect(pictured).toMatchObject({ number: after, changed: changed + 1 });
  const address = pictured?.attachments[0]?.linkImage;
  expect(address).toMatch(/^\/media\//);
  expect(await statusOf(address)).toBe(200);
});

it('a link to a product of the shop shows the product, and an edit to another link shows that one', async () => {
  const { id } = await roomOf(mina, jun);
  const [productId = ''] = await world.shelve({ name: 'Linen dress', link: at('/linen') });
  const { id: messageId } = await say(mina, id, at('/linen'));
  await expect.poll(async () => (await newest(id))?.product?.id).toBe(productId);
  expect((await newest(id))?.attachments).toMatchObject([
    { fileUrl: at('/linen'), linkTitle: 'Linen dress' },
  ]);
  await mina.client.rooms.edit({ params: { id, messageId }, body: { content: at('/plain') } });
  await expect.poll(async () => (await newest(id))?.attachments[0]?.linkTitle).toBe('A plain page');
  expect((await newest(id))?.product).toBeNull();
  await mina.client.rooms.edit({ params: { id, messageId }, body: { content: 'Never mind' } });
  expect(await newest(id)).toMatchObject({ messageType: 'text', attachments: [] });
});

it('a link whose page cannot be read stays a link without a card, and links beside words are texts', async () => {
  const { id } = await roomOf(mina, jun);
  await say(mina, id, at('/gone'));
  await say(mina, id, at('/plain'));
  await expect.poll(async () => (await newest(id))?.attachments[0]?.linkTitle).toBe('A plain page');
  expect((await messagesOf(id))[0]).toMatchObject({
    messageType: 'link',
    attachments: [{ linkTitle: null, linkImage: null }],
  });
  expect((await say(mina, id, `Look ${at('/dress')}`)).message).toMatchObject({ messageType: 'text' });
});

it('pictures of options come from the server, never from their foreign host, once they are fetched', async () => {
  const { id } = await roomOf(mina, jun);
  const [productId = ''] = await world.shelve({});
  const options = [
    { text: 'Photo', imageUrl: at('/photo.png') },
    { text: 'Link', linkUrl: at('/dress'), linkImage: at('/link.png') },
    { productId },
  ];
  const vote = await mina.client.rooms.startVote({ params: { id }, body: { question: 'Which?', options } });
  expect(JSON.stringify(vote)).not.toContain('.png');
  const { number: after = 0 } = await jun.client.rooms.messages({ params: { id }, query: {} });
  await fetchAll();
  const [changed] = await messagesOf(id, { after });
  const [photo, link] = changed?.vote?.options ?? [];
  for (const address of [photo?.imageUrl, link?.linkImage]) {
    expect(address).toMatch(/^\/media\//);
    expect(await statusOf(address)).toBe(200);
  }
  const listed = (await jun.client.rooms.list({})).rooms.find((room) => room.id === id);
  expect(listed?.pictures).toEqual([photo?.imageUrl, link?.linkImage]);
});

it('an option whose address has no picture keeps its words, and nothing of what the address has', async () => {
  const { id } = await roomOf(mina, jun);
  const before = await readdir(join(folder, 'media'), { recursive: true });
  const addresses = [at('/dress'), at('/gone'), 'http://10.1.2.3/inside.png', 'http://[::1]/inside.png'];
  const options = addresses.map((imageUrl, index) => ({ text: `Option ${index}`, imageUrl }));
  const { id: voteId } = await mina.client.rooms.startVote({
    params: { id },
    body: { question: 'Which?', options },
  });
  const { number } = await jun.client.rooms.messages({ params: { id }, query: {} });
  await fetchAll();
  const { messages, ...later } = await jun.client.rooms.messages({ params: { id }, query: {} });
  expect(later.number).toBe(number);
  expect(messages.at(-1)?.vote?.options.map(({ text, imageUrl }) => [text, imageUrl])).toEqual(
    options.map(({ text }) => [text, null]),
  );
  const kept = await world.database.db
    .select({ state: media.state, reason: mediaFetches.reason, sources: media.sources })
    .from(media)
    .innerJoin(roomVoteOptions, eq(roomVoteOptions.pictureId, media.id))
    .innerJoin(mediaFetches, eq(mediaFetches.mediaId, media.id))
    .where(eq(roomVoteOptions.voteId, voteId))
    .orderBy(roomVoteOptions.position);
  expect(kept).toMatchObject([
    { state: 'failed', reason: 'The file is no JPEG, PNG, WebP, AVIF or GIF picture.' },
    { state: 'failed', reason: 'The host answers with status 404.' },
    { state: 'failed', reason: '10.1.2.3 is no public address, and others are not fetched.' },
    { state: 'failed', reason: '[::1] is no public address, and others are not fetched.' },
  ]);
  expect(await readdir(join(folder, 'media'), { recursive: true })).toEqual(before);
});

it('an uploaded picture is a message of its own, and goes with it (2 §5)', async () => {
  const { id } = await roomOf(mina, jun);
  const upload = async () => {
    const file = await pictureOf('red', { width: 300, height: 200 });
    const body = { roomId: id, fileType: 'image/png', fileSize: file.length };
    const { key, uploadUrl, headers } = await mina.client.rooms.askUpload({ body });
    await world.send(uploadUrl, { method: 'PUT', headers: headers ?? {}, body: new Uint8Array(file) });
    return key;
  };
  const attachmentKey = await upload();
  const { message } = await mina.client.rooms.send({
    params: { id },
    body: { attachmentKey, messageType: 'image' },
  });
  expect(message).toMatchObject({
    messageType: 'image',
    content: 'Shared an image',
    attachments: [{ attachmentType: 'image', width: 300, height: 200 }],
  });
  const address = message?.attachments[0]?.fileUrl;
  expect(await statusOf(address)).toBe(200);
  await mina.client.rooms.remove({ params: { id, messageId: message?.id ?? '' } });
  expect((await newest(id))?.attachments).toEqual([]);
  await removeUnused();
  expect(await statusOf(address)).toBe(404);
  expect(await world.database.db.select().from(media).where(eq(media.id, attachmentKey))).toEqual([]);
});

it('a picture that something else shows stays when its message is deleted', async () => {
  const { id } = await roomOf(mina, jun);
  const key = await uploaded(world, mina, await pictureOf('blue'));
  const post = await mina.client.posts.create({ body: { media: [{ key, alt: 'Blue' }] } });
  const { message } = await mina.client.rooms.send({ params: { id }, body: { attachmentKey: key } });
  await mina.client.rooms.remove({ params: { id, messageId: message?.id ?? '' } });
  await removeUnused();
  expect(await statusOf(post.media[0]?.signedUrl)).toBe(200);
});

it('pictures of a room are removed with the room when the last person leaves', async () => {
  const { id } = await roomOf(mina);
  const key = await uploaded(world, mina, await pictureOf('green'));
  const { message } = await mina.client.rooms.send({ params: { id }, body: { attachmentKey: key } });
  const options = [
    { text: 'One', imageUrl: at('/one.png') },
    { text: 'Two', linkUrl: at('/two') },
  ];
  await mina.client.rooms.startVote({ params: { id }, body: { question: 'Which?', options } });
  const { length: before } = await world.database.db.select().from(media);
  await mina.client.rooms.leave({ params: { id } });
  await removeUnused();
  expect(await statusOf(message?.attachments[0]?.fileUrl)).toBe(404);
  expect(await world.database.db.select().from(media)).toHaveLength(before - 2);
});

it('a picture of somebody else, a video and no picture at all are refused', async () => {
  const { id } = await roomOf(mina, jun);
  const key = await uploaded(world, jun, await pictureOf('red'));
  const send = (attachmentKey: string) => mina.client.rooms.send({ params: { id }, body: { attachmentKey } });
  await expect(send(key)).rejects.toMatchObject({ code: 'upload_unknown' });
  await expect(send('nothing')).rejects.toMatchObject({ code: 'upload_unknown' });
  const broken = await uploaded(world, mina, Buffer.from('no picture'));
  await expect(send(broken)).rejects.toMatchObject({ code: 'upload_content' });
  for (const fileType of ['video/mp4', 'text/html'])
    await expect(mina.client.rooms.askUpload({ body: { roomId: id, fileType } })).rejects.toMatchObject({
      code: 'upload_type',
    });
  expect(await messagesOf(id)).toEqual([]);
});

it('each change is told by a hint with the room’s number and its people; what is private, to its person alone', async () => {
  const { id } = await roomOf(mina, jun);
  // Every instance hears each hint.
  const told = () => [
    ...new Map(
      hints.filter(({ roomId }) => roomId === id).map((hint) => [JSON.stringify(hint), hint]),
    ).values(),
  ];
  const both = [mina.id, jun.id].toSorted().join();
  const peopleOf = (index: number) => told()[index]?.people.split(',').toSorted().join();
  await expect.poll(() => told().length).toBe(1);
  await say(mina, id, 'Hi');
  await expect.poll(() => told().length).toBe(2);
  expect([told()[1]?.number, peopleOf(1)]).toEqual(['2', both]);
  await jun.client.rooms.read({ params: { id }, body: {} });
  await expect.poll(() => told().length).toBe(3);
  expect(told()[2]).toEqual({ roomId: id, number: '2', people: jun.id });
  await jun.client.rooms.leave({ params: { id } });
  await expect.poll(() => told().length).toBe(4);
  expect([told()[3]?.number, peopleOf(3)]).toEqual(['3', both]);
});

/** A room of two with a picture, and its address for one of them. */
async function pictured(viewer = mina, color = 'red') {
  const { id } = await roomOf(mina, jun);
  const file = await pictureOf(color, { width: 300, height: 200 });
  const body = { roomId: id, fileType: 'image/png', fileSize: file.length };
  const { key, uploadUrl, headers } = await mina.client.rooms.askUpload({ body });
  await world.send(uploadUrl, { method: 'PUT', headers: headers ?? {}, body: new Uint8Array(file) });
  const { message } = await mina.client.rooms.send({ params: { id }, body: { attachmentKey: key } });
  const { messages } = await viewer.client.rooms.messages({ params: { id }, query: {} });
  const address = messages.at(-1)?.attachments[0]?.fileUrl ?? '';
  return { id, key, address, messageId: message?.id ?? '' };
}

it('a picture of a room is served to its member for ten minutes at most, and kept by no shared cache', async () => {
  const { address } = await pictured();
  const answer = await world.send(address);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=300']);
  world.clock.now += 10 * 60_000;
  expect(await statusOf(address)).toBe(404);
});

it('the address of a room’s picture is refused once its member has left, and that of another member is not', async () => {
  const { id, address } = await pictured(jun);
  const { messages } = await mina.client.rooms.messages({ params: { id }, query: {} });
  const other = messages.at(-1)?.attachments[0]?.fileUrl;
  await jun.client.rooms.leave({ params: { id } });
  expect(await statusOf(address)).toBe(404);
  expect(await statusOf(other)).toBe(200);
});

it('the address of a room’s picture is refused if any part of it was changed', async () => {
  const { address } = await pictured();
  const [meant = '', signature = ''] = address.slice('/media/rooms/'.length).split('.');
  const forged = Buffer.from(Buffer.from(meant, 'base64url').toString().replace(mina.id, jun.id)).toString(
    'base64url',
  );
  for (const ticket of [
    `${forged}.${signature}`,
    `${meant}.`,
    meant,
    `${meant}.${'A'.repeat(43)}`,
    'x',
    '..',
  ])
    expect(await statusOf(`/media/rooms/${ticket}`), ticket).toBe(404);
});

it('a picture of a room has no public address, and no post shows it', async () => {
  const { key } = await pictured();
  const [row] = await world.database.db.select().from(media).where(eq(media.id, key));
  for (const { url } of row?.sources ?? []) expect(await statusOf(url)).toBe(404);
  expect(row?.sources?.length).toBeGreaterThan(0);
  const posting = mina.client.posts.create({ body: { media: [{ key, alt: 'Red' }] } });
  await expect(posting).rejects.toMatchObject({ code: 'upload_unknown' });
});

it('the same picture in a post is another file, which stays when that of the room goes', async () => {
  const file = await pictureOf('purple', { width: 300, height: 200 });
  const post = await mina.client.posts.create({
    body: { media: [{ key: await uploaded(world, mina, file), alt: 'P' }] },
  });
  const { id, messageId, address } = await pictured(mina, 'purple');
  await mina.client.rooms.remove({ params: { id, messageId } });
  expect(await statusOf(address)).toBe(404);
  await removeUnused();
  expect(await statusOf(post.media[0]?.signedUrl)).toBe(200);
});
