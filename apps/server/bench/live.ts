import { setTimeout as wait } from 'node:timers/promises';
import { tokenOf } from './requests.ts';
import { LONG_ROOM, memberOfRoom, roomIdOf, SHORT_ROOM } from './rooms.ts';

/** Two instances that share a database. */
export type Pair = readonly [string, string];

const ROUNDS = 10;
const IN_A_ROUND = 20;
const CROWD_ROOMS = 12;
/** Rooms whose numbers differ by this have no member in common. */
const APART = 7;
const IN_EACH = 25;
const CROWD_SECONDS = 60;
const PER_SECOND = 10;
const PAGES_BACK = 10;
const OPENINGS = 15;
/** Milliseconds in which all clients must have all messages after the last was sent. */
const SETTLED_MS = 10_000;

interface Message {
  id: string;
  number: number;
  content: string;
}

interface Messages {
  messages: Message[];
  number: number;
  more?: boolean;
  previous?: number;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function asJson<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const messagesUrl = (address: string, roomId: string, query = '') =>
  `${address}/api/dressingroom/rooms/${roomId}/messages${query}`;

/** Reads a stream until it is given up, and calls `onData` with the data of each event. */
async function readStream(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  onData: (data: string) => void,
): Promise<void> {
  const answer = await fetch(url, { headers, signal });
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}.`);
  let rest = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + chunk).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data: ')) onData(event.slice('data: '.length));
  }
}

/** A member of a room who reads its changes at each hint, one request at a time. */
class Reader {
  readonly seen: Message[] = [];
  readonly #address: string;
  readonly #roomId: string;
  readonly #token: string;
  readonly #url: (query: string) => string;
  #number = 0;
  #wanted = 0;
  #reading: Promise<void> | undefined;
  onMessage: (message: Message) => void = () => undefined;

  constructor(address: string, roomId: string, person: number) {
    this.#address = address;
    this.#roomId = roomId;
    this.#token = tokenOf(person);
    this.#url = (query) => messagesUrl(address, roomId, query);
  }

  async start(signal: AbortSignal): Promise<void> {
    const headers = bearer(this.#token);
    const page = await asJson<Messages>(await fetch(this.#url('?limit=1'), { headers }));
    this.#number = page.number;
    const opened = Promise.withResolvers<void>();
    readStream(`${this.#address}/api/live`, headers, signal, (data) => {
      const hint = JSON.parse(data) as { type: string; id?: string; number?: number };
      if (hint.type === 'opened') opened.resolve();
      if (hint.type === 'rooms' && hint.id === this.#roomId) this.#want(hint.number ?? 0);
    }).catch((error) => {
      if (signal.aborted) return;
      opened.reject(error);
      throw error;
    });
    await opened.promise;
  }

  #want(number: number) {
    this.#wanted = Math.max(this.#wanted, number);
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
  }

  async #read() {
    while (this.#number < this.#wanted) {
      const url = this.#url(`?after=${this.#number}&limit=50`);
      const { messages, number } = await asJson<Messages>(await fetch(url, { headers: bearer(this.#token) }));
      this.#number = number;
      for (const message of messages) {
        this.seen.push(message);
        this.onMessage(message);
      }
    }
  }
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** Measures the milliseconds from a send on one instance until the message is read from the other, in turns. */
export async function delivery(ours: Pair, bare: Pair): Promise<{ ours: number; bare: number }> {
  const ended = new AbortController();
  const waiting = new Map<string, () => void>();
  const reader = new Reader(ours[1], roomIdOf(0), memberOfRoom(0, 1));
  reader.onMessage = ({ content }) => waiting.get(content)?.();
  await reader.start(ended.signal);
  const relayed = Promise.withResolvers<void>();
  void readStream(`${bare[1]}/live`, {}, ended.signal, (data) => {
    if (data === 'opened') relayed.resolve();
    waiting.get(data)?.();
  }).catch(relayed.reject);
  await relayed.promise;

  // This person is in both rooms.
  const sender = bearer(tokenOf(memberOfRoom(0, 4)));
  const sendings = {
    ours: (content: string) => post(messagesUrl(ours[0], roomIdOf(0)), { content }, sender),
    bare: (content: string) => post(`${bare[0]}/rooms/${roomIdOf(1)}/messages`, { content }, sender),
  };
  const times = { ours: [] as number[], bare: [] as number[] };
  const names = ['ours', 'bare'] as const;
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const name of names) {
      for (let number = 0; number < IN_A_ROUND; number += 1) {
        const content = `${name} ${round} ${number}`;
        const arrived = Promise.withResolvers<void>();
        waiting.set(content, arrived.resolve);
        const begun = performance.now();
        const [answer] = await Promise.all([sendings[name](content), arrived.promise]);
        await asJson(answer);
        // The first round warms both up.
        if (round >= 0) times[name].push(performance.now() - begun);
      }
    }
  }
  ended.abort();
  return { ours: median(times.ours), bare: median(times.bare) };
}

/**
 * Opens 300 streams on two instances and sends ten messages a second for a minute. Returns how many clients ended with
 * every message once and in order, and the milliseconds until the last had all.
 */
export async function crowd(ours: Pair): Promise<{ clients: number; whole: number; settled: number }> {
  const ended = new AbortController();
  const rooms = Array.from({ length: CROWD_ROOMS }, (_, place) => place * APART);
  const readers = rooms.flatMap((room) =>
    Array.from({ length: IN_EACH }, (_, member) => ({
      room,
      reader: new Reader(ours[member % 2] ?? ours[0], roomIdOf(room), memberOfRoom(room, member)),
    })),
  );
  await Promise.all(readers.map(({ reader }) => reader.start(ended.signal)));
  const sent = new Map<number, string[]>(rooms.map((room) => [room, []]));
  const begun = performance.now();
  const sendings: Promise<void>[] = [];
  for (let count = 0; count < CROWD_SECONDS * PER_SECOND; count += 1) {
    await wait(Math.max(0, begun + (count * 1000) / PER_SECOND - performance.now()));
    const room = rooms[count % rooms.length] ?? 0;
    const turn = Math.floor(count / rooms.length);
    const content = `message ${count}`;
    sendings.push(
      post(
        messagesUrl(ours[turn % 2] ?? ours[0], roomIdOf(room)),
        { content },
        bearer(tokenOf(memberOfRoom(room, turn % IN_EACH))),
      )
        .then((answer) => asJson(answer))
        .then(() => void sent.get(room)?.push(content)),
    );
  }
  await Promise.all(sendings);
  const last = performance.now();
  const isWhole = ({ room, reader: { seen } }: (typeof readers)[number]) =>
    seen.length === sent.get(room)?.length &&
    new Set(seen.map(({ content }) => content)).size === seen.length &&
    seen.every(({ number }, place) => place === 0 || number > (seen[place - 1]?.number ?? 0));
  while (!readers.every(isWhole) && performance.now() - last < SETTLED_MS) await wait(10);
  const settled = performance.now() - last;
  ended.abort();
  return { clients: readers.length, whole: readers.filter(isWhole).length, settled };
}

async function openAndGoBack(address: string, roomId: string): Promise<number> {
  const headers = bearer(tokenOf(memberOfRoom(0, 0)));
  const begun = performance.now();
  let page = await asJson<Messages>(
    await fetch(messagesUrl(address, roomId, '?limit=50&include=system'), { headers }),
  );
  for (let back = 0; back < PAGES_BACK; back += 1) {
    if (page.previous === undefined) throw new Error(`${roomId} ends after ${back} pages.`);
    const query = `?limit=50&include=system&before=${page.previous}`;
    page = await asJson<Messages>(await fetch(messagesUrl(address, roomId, query), { headers }));
  }
  return performance.now() - begun;
}

/** Measures opening a room and going back ten pages, in one of 100,000 messages and one of 600, in turns. */
export async function longRoom(address: string): Promise<{ long: number; short: number }> {
  const times = { long: [] as number[], short: [] as number[] };
  for (let turn = -2; turn < OPENINGS; turn += 1) {
    const long = await openAndGoBack(address, LONG_ROOM);
    const short = await openAndGoBack(address, SHORT_ROOM);
    if (turn < 0) continue;
    times.long.push(long);
    times.short.push(short);
  }
  return { long: median(times.long), short: median(times.short) };
}
