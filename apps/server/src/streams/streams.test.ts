import { expect, it } from 'vitest';
import { tokenHashOf } from '../kernel/tokens.ts';
import { createStreams, type Streams } from './streams.ts';

const living = (...tokens: string[]) => {
  const hashes = new Set(tokens.map(tokenHashOf));
  return {
    tokenHashOf,
    sessionsAmong: async () => hashes,
    onFailure: (error: unknown) => console.error(error),
  };
};
const opened = async () => ({ type: 'opened' });
const mina = { id: 'mina', token: 'mina' };
const openIn = async (streams: Streams, ...given: Parameters<Streams['open']>) => {
  const stream = await streams.open(...given);
  if (!stream) throw new Error('The session has as many streams as it may.');
  return stream;
};

it('a reader that takes nothing is cut after 64 kB, and readers beside it are not', async () => {
  const streams = createStreams(living('mina', 'jun'));
  const [slow, quick] = [
    await openIn(streams, mina, opened),
    await openIn(streams, { id: 'jun', token: 'jun' }, opened),
  ];
  const reader = quick.getReader();
  await reader.read();
  for (let each = 0; each < 2000; each += 1) {
    streams.send(['mina', 'jun'], { type: 'rooms', id: 'r'.repeat(30), number: each });
    await reader.read();
  }
  expect(streams.people()).toEqual(['jun']);
  await expect(slow.getReader().read()).rejects.toThrow('too slow');
});

it('events that come before the first one are sent after it', async () => {
  const streams = createStreams(living('mina'));
  const reader = (
    await openIn(streams, mina, async () => {
      streams.send(['mina'], { type: 'rooms', number: 1 });
      return { type: 'opened' };
    })
  ).getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  expect([await read(), await read()]).toEqual([
    'data: {"type":"opened"}\n\n',
    'data: {"type":"rooms","number":1}\n\n',
  ]);
});

it('a stream whose first event fails, and one that its reader leaves, are forgotten', async () => {
  const streams = createStreams(living('mina'));
  const failing = streams.open(mina, () => Promise.reject(new Error('No database.')));
  await expect(failing).rejects.toThrow('No database.');
  expect(streams.count()).toBe(0);
  const stream = await openIn(streams, mina, opened);
  expect(streams.count()).toBe(1);
  await stream.cancel();
  expect(streams.count()).toBe(0);
});

it('a refused stream opens nothing, and a reader that was cut frees its place', async () => {
  const streams = createStreams({ ...living('mina'), mostPerSession: 1 });
  const slow = await openIn(streams, mina, opened);
  expect(await streams.open(mina, expect.unreachable)).toBeUndefined();
  expect(streams.count()).toBe(1);
  for (let each = 0; each < 2000; each += 1) streams.send(['mina'], { type: 'rooms', id: 'r'.repeat(30) });
  await expect(slow.getReader().read()).rejects.toThrow('too slow');
  await streams.open(mina, opened);
  expect(streams.count()).toBe(1);
});

it('streams begin anew with what holds now, also one that is just beginning', async () => {
  const streams = createStreams(living('mina', 'jun'));
  const asked: PromiseWithResolvers<number>[] = [];
  const first = async () => {
    const answer = Promise.withResolvers<number>();
    asked.push(answer);
    return { type: 'opened', unread_count: await answer.promise };
  };
  const opening = openIn(streams, mina, first);
  const anew = streams.beginAnew();
  streams.send(['mina'], { type: 'rooms', number: 1 });
  asked[0]?.resolve(1);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.resolve(2);
  const reader = (await opening).getReader();
  await anew;
  const again = streams.beginAnew();
  asked[2]?.resolve(3);
  await again;
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  expect([await read(), await read(), await read()]).toEqual([
    'data: {"type":"opened","unread_count":2}\n\n',
    'data: {"type":"rooms","number":1}\n\n',
    'data: {"type":"opened","unread_count":3}\n\n',
  ]);
});

it('a stream that cannot begin anew ends, and those beside it go on', async () => {
  const failures: unknown[] = [];
  const streams = createStreams({
    ...living('mina', 'jun'),
    onFailure: (error) => void failures.push(error),
  });
  let isBroken = false;
  await streams.open(mina, async () => {
    if (isBroken) throw new Error('No database.');
    return { type: 'opened' };
  });
  await streams.open({ id: 'jun', token: 'jun' }, opened);
  isBroken = true;
  await streams.beginAnew();
  expect(streams.people()).toEqual(['jun']);
  expect(failures).toEqual([new Error('No database.')]);
});

it('an idle stream gets a heartbeat, and nothing else', async () => {
  const streams = createStreams({ ...living('mina'), heartbeatMs: 5 });
  const reader = (await openIn(streams, mina, opened)).getReader();
  await reader.read();
  for (let each = 0; each < 3; each += 1)
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(':\n\n');
  await reader.cancel();
});

it('streams of ended sessions end, also if the hint was lost', async () => {
  const streams = createStreams(living('jun'));
  await streams.open(mina, opened);
  await streams.open({ id: 'jun', token: 'jun' }, opened);
  await streams.endOutdated();
  expect(streams.people()).toEqual(['jun']);
  streams.endAll();
  expect(streams.count()).toBe(0);
});
