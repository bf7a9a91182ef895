import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, everyCall } from '@vitrine/api';

/** Loopback addresses of the two clients; the server tells clients apart by address. */
const RUDE = '127.0.0.2';
const KIND = '127.0.0.3';

const FEED = '/api/products/popular?limit=100';
const PAGES = [
  '/api/products/popular?page=1&limit=20',
  '/api/products/popular?page=2&limit=20',
  '/api/products/verified?page=1&limit=20',
];
/** Milliseconds between two requests of the well-behaved client. */
const PAUSE = 10;

/** Total number of samples, divided equally among pairs; a pair is a quiet time and an attack. */
export interface RudeBench {
  samples: number;
  pairs: number;
}

const attacks = {
  '1,000 requests at once': (address: string) => together(1000, () => ask(address, FEED, RUDE)),
  '100 registrations at once': (address: string) => together(100, () => register(address)),
  'twenty sockets that leave': leaving,
  'comments of twenty people': (address: string) => together(100, (number) => comment(address, number)),
};
export type Attack = keyof typeof attacks;
export const ATTACKS = Object.keys(attacks) as Attack[];

export interface RudeResult {
  attack: Attack;
  quiet: number;
  during: number;
  /** Milliseconds of the slowest /healthz response during the attack. */
  health: number;
  samples: number;
}

export interface Commenters {
  tokens: string[];
  postId: string;
}

export async function newCommenter(address: string, number: number): Promise<string> {
  const username = `commenter.${number}`;
  const body = { username, email: `${username}@example.com`, password: 'long enough' };
  const { token } = await everyCall(createClient({ baseUrl: address })).session.register({ body });
  return token ?? '';
}

/**
 * Measures the p99 of the well-behaved client in alternating pairs, quiet and under an attack, and takes the
 * medians.
 */
export async function underAttack(
  address: string,
  attack: Attack,
  { samples, pairs }: RudeBench,
  commenters: Commenters,
): Promise<RudeResult> {
  const each = Math.ceil(samples / pairs);
  const quiet: number[] = [];
  const during: number[] = [];
  const health: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    quiet.push(p99(await timesOf(address, each)));
    const rude = startRudeClient(address, attack, commenters);
    const watch = watchHealth(address);
    await wait(200);
    during.push(p99(await timesOf(address, each)));
    rude.kill('SIGKILL');
    health.push(await watch.stop());
    await untilCalm(address);
  }
  return {
    attack,
    quiet: median(quiet),
    during: median(during),
    health: Math.max(...health),
    samples: each * pairs,
  };
}

/** Starts the attack in its own process, so that its load on the event loop is not measured. */
const startRudeClient = (address: string, attack: Attack, commenters: Commenters): ChildProcess =>
  spawn(process.execPath, ['--conditions=@vitrine/source', import.meta.filename, address, attack], {
    env: { ...process.env, COMMENTERS: JSON.stringify(commenters) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function timesOf(address: string, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const begun = performance.now();
    const status = await ask(address, PAGES[number % PAGES.length] ?? '', KIND, { agent });
    if (status !== 200) throw new Error(`The well-behaved client was answered ${status}.`);
    times.push(performance.now() - begun);
    await wait(PAUSE);
  }
  agent.destroy();
  return times;
}

function watchHealth(address: string) {
  let slowest = 0;
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      const begun = performance.now();
      await ask(address, '/healthz', KIND, { agent: false });
      slowest = Math.max(slowest, performance.now() - begun);
      await wait(100);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await watching;
      return slowest;
    },
  };
}

async function untilCalm(address: string) {
  for (let calm = 0; calm < 5; ) {
    const begun = performance.now();
    await ask(address, '/healthz', KIND, { agent: false });
    calm = performance.now() - begun < 50 ? calm + 1 : 0;
    await wait(50);
  }
}

async function together(count: number, one: (number: number) => Promise<unknown>) {
  await Promise.all(Array.from({ length: count }, (_, number) => one(number).catch(() => undefined)));
}

let registered = 0;
const register = (address: string) =>
  ask(address, '/api/profile/register', RUDE, {
    method: 'POST',
    agent: false,
    body: JSON.stringify({
      username: `rude.${process.pid}.${registered++}`,
      email: `rude.${process.pid}.${registered}@example.com`,
      password: 'long enough',
    }),
  });

const commenters = JSON.parse(process.env.COMMENTERS ?? '{}') as Partial<Commenters>;
const comment = (address: string, number: number) =>
  ask(address, '/api/post/comment', RUDE, {
    method: 'POST',
    agent: false,
    token: commenters.tokens?.[number % commenters.tokens.length] ?? '',
    body: JSON.stringify({ postId: commenters.postId, content: `Is it heavy? ${number}` }),
  });

async function leaving(address: string) {
  const { hostname, port } = new URL(address);
  await together(20, async () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: RUDE });
    socket.on('error', () => {});
    socket.resume();
    await once(socket, 'connect');
    socket.write(`GET ${FEED} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(50));
    await wait(400);
    socket.destroy();
  });
}

function ask(
  address: string,
  path: string,
  localAddress: string,
  { body, token, ...options }: { agent?: Agent | false; method?: string; body?: string; token?: string } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const call = request(address + path, { agent: false, ...options, headers, localAddress }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}

const sorted = (times: number[]) => times.toSorted((one, other) => one - other);
const p99 = (times: number[]) => sorted(times)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
const median = (times: number[]) => sorted(times)[Math.floor(times.length / 2)] ?? Number.NaN;

// When run as a process, this file is the rude client.
if (process.argv[1] === import.meta.filename) {
  const [, , address = '', attack = ''] = process.argv;
  for (;;) await attacks[attack as Attack](address);
}
