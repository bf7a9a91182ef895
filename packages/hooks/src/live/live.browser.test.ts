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
  let retryAfter: number | undefined;
  const askedAt: number[] = [];
  let isBuffering = false;
  const answer: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname === '/api/likes/add') return Response.json({ isLiked: true });
    if (pathname !== '/api/live') {
      const { productIds = [] } = JSON.parse(String(init?.body ?? '{}')) as { productIds?: string[] };
      asked.push(productIds);
      return Response.json(productIds.map((productId) => ({ productId, isLiked: true, inCart: false })));
    }
    askedAt.push(performance.now());
    if (refusal) {
      const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
      return Response.json({ error: 'No.', code: 'unauthorized' }, { status: refusal, headers });
    }
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
    askedAt,
    refuse: (status?: number, seconds?: number) => {
      refusal = status;
      retryAfter = seconds;
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
  vi.useRealTimers();
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

  describe('pauses', () => {
    // Every poll of an expectation moves this clock a little, so times are recorded and compared.
    beforeEach(() => void vi.useFakeTimers());

    /** Chance that stays the same, and how often it was asked for: as each pause begins. */
    function chanceOf(factor: number) {
      let pauses = 0;
      const jitter = () => {
        pauses += 1;
        return factor;
      };
      return { jitter, pauses: () => pauses };
    }

    test.each([429, 503])(
      'after status %i nothing is asked before Retry-After and chance, and then ever more rarely',
      async (status) => {
        server.refuse(status, 60);
        const { jitter, pauses } = chanceOf(0.5);
        const { live } = tab('mina', { jitter });
        const waits = [61_000, 62_000, 64_000];
        for (const [before, wait] of waits.entries()) {
          await expect.poll(pauses).toBe(before + 1);
          expect(live.getState()).toBe('polling');
          await vi.advanceTimersByTimeAsync(wait - 500);
          await expect.poll(() => server.askedAt).toHaveLength(before + 2);
        }
        const [first = 0, second = 0, third = 0, fourth = 0] = server.askedAt;
        for (const [each, passed] of [second - first, third - second, fourth - third].entries())
          expect(passed).toBeGreaterThanOrEqual(waits[each] ?? Number.NaN);
        await expect.poll(pauses).toBe(4);
        server.refuse();
        await vi.advanceTimersByTimeAsync(68_000);
        await expect.poll(live.getState).toBe('live');
      },
    );

    test('a page that is seen again, and another tab, ask no earlier than the server wants', async () => {
      server.refuse(429, 60);
      const { jitter, pauses } = chanceOf(0.5);
      const [first, second] = [tab('mina', { jitter }), tab('mina', { jitter })];
      await expect.poll(second.live.getState).toBe('polling');
      server.refuse();
      show('hidden');
      show('visible');
      await expect.poll(pauses).toBe(2);
      await vi.advanceTimersByTimeAsync(20_000);
      first.stop();
      await expect.poll(pauses).toBe(3);
      expect(second.live.getState()).toBe('polling');
      await vi.advanceTimersByTimeAsync(41_000);
      await expect.poll(second.live.getState).toBe('live');
      const [refused = 0, opened = 0] = server.askedAt;
      expect(opened - refused).toBeGreaterThanOrEqual(60_000);
    });

    test('streams that are cut at once come back spread over seconds, and all within five', async () => {
      const pauses = Object.entries({ mina: 0.5, jun: 1, kai: 1.5 }).map(([viewer, factor]) => {
        const chance = chanceOf(factor);
        tab(viewer, chance);
        return chance.pauses;
      });
      await expect.poll(() => server.open()).toHaveLength(3);
      const cutAt = performance.now();
      for (const { cut } of server.open()) cut();
      await expect.poll(() => pauses.map((count) => count())).toEqual([1, 1, 1]);
      await vi.advanceTimersByTimeAsync(3000);
      await expect.poll(() => server.open()).toHaveLength(3);
      expect(server.open().map(({ token }) => token.split(' ').at(-1))).toEqual(['mina', 'jun', 'kai']);
      const [mina = 0, jun = 0, kai = 0] = server.askedAt.slice(3).map((at) => at - cutAt);
      expect(mina).toBeGreaterThanOrEqual(1000);
      expect(jun).toBeGreaterThanOrEqual(2000);
      expect(kai).toBeGreaterThanOrEqual(3000);
      expect(kai).toBeLessThan(5000);
    });
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
