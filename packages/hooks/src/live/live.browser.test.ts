import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { like } from '../likes/like.ts';
import { createServices, type Services } from '../services/services.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { productOf } from '../testing/products.ts';
import { type ConnectOptions, connect } from './connect.ts';
import { liveHints } from './live.ts';

/** A server whose streams are written and ended by hand. */
function liveServer() {
  const streams: { token: string; open: boolean; say(event: object): void; beat(): void; cut(): void }[] = [];
  const asked: string[][] = [];
  let refusal: number | undefined;
  let isBuffering = false;
  const answer: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname === '/api/likes/add') return Response.json({ isLiked: true });
    if (pathname !== '/api/live') {
      const { productIds = [] } = JSON.parse(String(init?.body ?? '{}')) as { productIds?: string[] };
      asked.push(productIds);
      return Response.json(productIds.map((productId) => ({ productId, isLiked: true, inCart: false })));
    }
    if (refusal) return Response.json({ error: 'No.', code: 'unauthorized' }, { status: refusal });
    const token = new Headers(init?.headers).get('authorization') ?? '';
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const stream = {
          token,
          open: true,
          say: (event: object) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)),
          beat: () => controller.enqueue(encoder.encode(':\n\n')),
          cut() {
            stream.open = false;
            controller.error(new Error('Cut.'));
          },
        };
        init?.signal?.addEventListener('abort', () => {
          stream.open = false;
          try {
            controller.error(init.signal?.reason);
          } catch {
            // It was cut before.
          }
        });
        streams.push(stream);
        if (!isBuffering) stream.say({ type: 'opened', unread_count: 0, rooms: [], online: ['jun'] });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  return {
    streams,
    asked,
    fetch: answer,
    open: () => streams.filter(({ open }) => open),
    refuse: (status?: number) => {
      refusal = status;
    },
    buffer: (is: boolean) => {
      isBuffering = is;
    },
  };
}

const QUICK: ConnectOptions = { jitter: () => 0.01 };
let server: ReturnType<typeof liveServer>;
let stops: (() => void)[];

beforeEach(() => {
  server = liveServer();
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'visibilityState');
});

/** Another tab of the browser: state of its own, with the locks and channels of the browser. */
function tab(viewer = 'mina', options = QUICK) {
  const services: Services = createServices({
    baseUrl: 'https://shop.test',
    fetch: server.fetch,
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
  });
  services.session.begin({ userId: viewer, token: `token of ${viewer}`, expiration: Date.now() + 3_600_000 });
  const live = liveHints(services);
  const rooms: number[] = [];
  let reconnected = 0;
  live.on('rooms', ({ number = 0 }) => void rooms.push(number));
  live.onReconnect(() => {
    reconnected += 1;
  });
  const stop = connect(services, viewer, options);
  stops.push(stop, () => services.session.dispose());
  return { services, live, rooms, stop, reconnected: () => reconnected };
}

function show(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

const room = (number: number) => ({ type: 'rooms', id: 'r', number });

describe('live hints', () => {
  test('all tabs of a browser share one stream, and each hears its events once', async () => {
    const tabs = [tab(), tab(), tab()];
    await expect.poll(() => tabs.map(({ live }) => live.getState())).toEqual(['live', 'live', 'live']);
    server.streams[0]?.say(room(1));
    server.streams[0]?.say(room(2));
    await expect
      .poll(() => tabs.map(({ rooms }) => rooms))
      .toEqual([
        [1, 2],
        [1, 2],
        [1, 2],
      ]);
    expect(server.streams.map(({ token }) => token)).toEqual(['Bearer token of mina']);
  });

  test('another tab opens the stream when the tab that had it closes', async () => {
    const [first, second] = [tab(), tab()];
    await expect.poll(() => second.live.getState()).toBe('live');
    first.stop();
    await expect.poll(() => server.open()).toHaveLength(1);
    expect(server.streams).toHaveLength(2);
    server.streams[1]?.say(room(1));
    await expect.poll(() => second.rooms).toEqual([1]);
  });

  test('a hidden page gives its stream back, and opens one anew when it is seen', async () => {
    const { live, reconnected } = tab();
    await expect.poll(live.getState).toBe('live');
    show('hidden');
    await expect.poll(() => server.open()).toHaveLength(0);
    show('visible');
    await expect.poll(() => server.open()).toHaveLength(1);
    await expect.poll(reconnected).toBe(2);
  });

  test('tabs of different people have streams of their own, and hear nothing of each other', async () => {
    const [mina, jun] = [tab('mina'), tab('jun')];
    await expect.poll(() => server.open()).toHaveLength(2);
    for (const { token, say } of server.streams) if (token.endsWith('mina')) say(room(5));
    await expect.poll(() => mina.rooms).toEqual([5]);
    expect(jun.rooms).toEqual([]);
  });

  test('a stream that is cut again and again is opened again and again, and what was missed is asked for', async () => {
    const { live, rooms, reconnected } = tab();
    const states: string[] = [];
    live.subscribe(() => states.push(live.getState()));
    for (let each = 1; each <= 5; each += 1) {
      await expect.poll(() => server.open()).toHaveLength(1);
      await expect.poll(reconnected).toBe(each);
      server.open()[0]?.say(room(each));
      await expect.poll(() => rooms.length).toBe(each);
      server.open()[0]?.cut();
    }
    await expect.poll(reconnected).toBe(6);
    expect(new Set(states)).toEqual(new Set(['live', 'reconnecting']));
  });

  test('behind a proxy that buffers, the page is left to polling', async () => {
    server.buffer(true);
    const { live } = tab('mina', { ...QUICK, firstMs: 20 });
    await expect.poll(live.getState).toBe('polling');
    await expect.poll(() => server.streams.length).toBeGreaterThan(2);
    server.buffer(false);
    await expect.poll(live.getState).toBe('live');
  });

  test('a refused token leaves the page to polling, and is not sent again', async () => {
    server.refuse(401);
    const { live } = tab();
    await expect.poll(live.getState).toBe('polling');
    expect(server.streams).toEqual([]);
  });

  test('a tab that hears nothing takes the stream from one that was frozen with it', async () => {
    // A frozen tab holds the lock, and neither reads nor says anything.
    const { promise: thawed, resolve: thaw } = Promise.withResolvers<void>();
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const frozen = navigator.locks
      .request('vitrine:live:mina', async () => {
        hold();
        await thawed;
      })
      .catch(() => 'robbed');
    await held;
    const { live } = tab('mina', { ...QUICK, silenceMs: 100 });
    expect(await frozen).toBe('robbed');
    await expect.poll(live.getState).toBe('live');
    thaw();
  });

  test('without locks, each tab has a stream of its own', async () => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);
    const tabs = [tab(), tab()];
    await expect.poll(() => server.open()).toHaveLength(2);
    await expect.poll(() => tabs.map(({ live }) => live.getState())).toEqual(['live', 'live']);
  });

  test('a stream that gives way to newer ones is not opened again while the page stays', async () => {
    const { live } = tab();
    await expect.poll(live.getState).toBe('live');
    server.streams[0]?.say({ type: 'replaced' });
    server.streams[0]?.cut();
    await expect.poll(live.getState).toBe('polling');
    expect(server.streams).toHaveLength(1);
  });

  test('a like of another device is read again, and one of this tab is not', async () => {
    const { services, live } = tab();
    await expect.poll(live.getState).toBe('live');
    const likes = services.relations.of(like);
    server.streams[0]?.say({ type: 'changed', of: 'like', id: 'boots' });
    await expect.poll(() => likes.view('boots').value).toBe(true);
    likes.set(productOf('hat'), true, 'test');
    await expect.poll(() => likes.view('hat')).toEqual({ value: true, pending: false });
    server.streams[0]?.say({ type: 'changed', of: 'like', id: 'hat' });
    server.streams[0]?.say({ type: 'changed', of: 'like', id: 'tea' });
    await expect.poll(() => server.asked).toEqual([['boots'], ['tea']]);
  });
});
