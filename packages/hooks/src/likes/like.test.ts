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

/** A network on which every call waits to be answered by hand. */
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

describe('a like that is refused because the session ended', () => {
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

  test('asks to sign in, and is carried out for the same person', async () => {
    like('shoe');
    await calls[0]!.answer(401);
    expect(services.signInGate.getReason()).toEqual({ kind: 'expired' });
    services.session.begin(session('mina'));
    expect(asked()[1]).toEqual({ liked: true, by: 'mina', productId: 'shoe' });
  });

  test('is not carried out as another person', async () => {
    like('shoe');
    await calls[0]!.answer(401);
    services.session.begin(session('jun'));
    expect(calls).toHaveLength(1);
  });

  test('asks nobody who has signed in since', async () => {
    like('shoe');
    services.session.begin(session('jun'));
    await calls[0]!.answer(401);
    expect(services.signInGate.getReason()).toBeUndefined();
    expect(services.session.getState()).toMatchObject({ userId: 'jun' });
  });

  test('asks nobody who has signed out since', async () => {
    like('shoe');
    services.session.end();
    await calls[0]!.answer(401);
    expect(services.signInGate.getReason()).toBeUndefined();
  });

  test('does not ask again somebody who has answered', async () => {
    like('shoe');
    like('hat');
    await calls[0]!.answer(401);
    services.signInGate.dismiss();
    await calls[1]!.answer(401);
    expect(services.signInGate.getReason()).toBeUndefined();
  });

  test('gives way to the unlike that was waiting behind it', async () => {
    like('shoe');
    like('shoe', false);
    await calls[0]!.answer(401);
    services.session.begin(session('mina'));
    expect(asked()[1]).toEqual({ liked: false, by: 'mina', productId: 'shoe' });
  });

  test('is carried out together with the others that were refused', async () => {
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
    'and whose note was corrupted to %j is forgotten',
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
