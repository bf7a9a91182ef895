import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServices, type Services } from '../services/services.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { productOf } from '../testing/products.ts';
import { like as likeRelation } from './like.ts';

const session = (userId: string) => ({
  userId,
  token: `token of ${userId}`,
  expiration: Date.now() + 3_600_000,
});

interface LikeCall {
  asked: { liked: boolean; by: unknown; productId: unknown };
  answer(status: number): Promise<void>;
}

function heldNetwork() {
  const calls: LikeCall[] = [];
  const fetchHeld: typeof fetch = (input, init) =>
    new Promise((resolve) => {
      const { userId, productId } = JSON.parse(String(init?.body)) as { userId: unknown; productId: unknown };
      calls.push({
        asked: { liked: String(input).endsWith('/add'), by: userId, productId },
        answer(status) {
          const body = status === 401 ? { error: 'Sign in.' } : { success: true };
          resolve(Response.json(body, { status }));
          return new Promise((done) => setTimeout(done));
        },
      });
    });
  return { calls, fetch: fetchHeld };
}

describe('a like refused because the session ended', () => {
  let services: Services;
  let calls: LikeCall[];
  let sessionStorage: ReturnType<typeof memoryStorage>;

  beforeEach(() => {
    const network = heldNetwork();
    calls = network.calls;
    sessionStorage = memoryStorage();
    services = createServices({
      baseUrl: 'https://shop.test',
      fetch: network.fetch,
      localStorage: memoryStorage(),
      sessionStorage,
    });
    services.session.begin(session('mina'));
  });
  afterEach(() => services.session.dispose());

  const like = (id: string, liked = true) =>
    services.relations.of(likeRelation).set(productOf(id), liked, 'test');
  const asked = () => calls.map((call) => call.asked);

  test('a refused like asks the viewer to sign in, and is sent again for the same person', async () => {
    like('shoe');
    await calls[0]!.answer(401);
    expect(services.signInGate.getReason()).toEqual({ kind: 'expired' });
    services.session.begin(session('mina'));
    expect(asked()[1]).toEqual({ liked: true, by: 'mina', productId: 'shoe' });
  });

  test('a refused like is not sent as another person', async () => {
    like('shoe');
    await calls[0]!.answer(401);
    services.session.begin(session('jun'));
    expect(calls).toHaveLength(1);
  });

  test('a refused like asks nothing of a person who has signed in since', async () => {
    like('shoe');
    services.session.begin(session('jun'));
    await calls[0]!.answer(401);
    expect(services.signInGate.getReason()).toBeUndefined();
    expect(services.session.getState()).toMatchObject({ userId: 'jun' });
  });

  test('a refused like asks nothing of a person who has signed out since', async () => {
    like('shoe');
    services.session.end();
    await calls[0]!.answer(401);
    expect(services.signInGate.getReason()).toBeUndefined();
  });

  test('a second refused like does not ask again after an answer', async () => {
    like('shoe');
    like('hat');
    await calls[0]!.answer(401);
    services.signInGate.dismiss();
    await calls[1]!.answer(401);
    expect(services.signInGate.getReason()).toBeUndefined();
  });

  test('a refused like gives way to the unlike that waited behind it', async () => {
    like('shoe');
    like('shoe', false);
    await calls[0]!.answer(401);
    services.session.begin(session('mina'));
    expect(asked()[1]).toEqual({ liked: false, by: 'mina', productId: 'shoe' });
  });

  test('several refused likes are sent again together', async () => {
    like('shoe');
    like('hat');
    await calls[0]!.answer(401);
    await calls[1]!.answer(401);
    services.session.begin(session('mina'));
    expect(asked().slice(2)).toEqual([
      { liked: true, by: 'mina', productId: 'shoe' },
      { liked: true, by: 'mina', productId: 'hat' },
    ]);
  });

  test.each([null, 'shoe', {}, { thing: null, value: true }, { thing: { id: 'shoe', name: 'Shoe' } }])(
    'a refused like whose stored action was corrupted to %j is forgotten',
    (payload) => {
      const reported = vi.spyOn(globalThis, 'queueMicrotask');
      services.session.end();
      sessionStorage.set('blockedAction', JSON.stringify([{ kind: 'like', payload, at: Date.now() }]));
      services.session.begin(session('mina'));
      expect(calls).toHaveLength(0);
      expect(reported).not.toHaveBeenCalled();
      reported.mockRestore();
    },
  );
});
