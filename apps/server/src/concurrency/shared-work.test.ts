import { describe, expect, it } from 'vitest';
import { shareWork } from './shared-work.ts';

describe('work shared by several callers', () => {
  it('the work goes on while one caller waits, and is aborted once all have left', async () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const work = shareWork(() => new Promise<never>(() => {}));
    const waiting = [work.join(one.signal), work.join(other.signal)];
    one.abort(new Error('The first left.'));
    await expect(waiting[0]).rejects.toThrow('The first left.');
    expect(work.signal.aborted).toBe(false);
    other.abort(new Error('All left.'));
    await expect(waiting[1]).rejects.toThrow('All left.');
    expect(work.signal.aborted).toBe(true);
  });

  it('the work is not aborted while a caller waits without a signal', async () => {
    const leaving = new AbortController();
    const held = Promise.withResolvers<string>();
    const work = shareWork(() => held.promise);
    const left = work.join(leaving.signal);
    const stays = work.join(undefined);
    leaving.abort(new Error('One left.'));
    await expect(left).rejects.toThrow('One left.');
    expect(work.signal.aborted).toBe(false);
    held.resolve('done');
    expect(await stays).toBe('done');
  });

  it('a failure reaches all waiting callers', async () => {
    const work = shareWork(() => Promise.reject(new Error('It failed.')));
    for (const signal of [undefined, new AbortController().signal])
      await expect(work.join(signal)).rejects.toThrow('It failed.');
  });
});
