import { expect, it } from 'vitest';
import { nowAndThen } from './now-and-then.ts';

it('work runs at the first call, and not again before its interval is over, even after a failure', async () => {
  let now = 0;
  let done = 0;
  const sweep = nowAndThen(
    () => now,
    100,
    async () => {
      done += 1;
      if (done === 2) throw new Error('The database is away.');
    },
  );
  await Promise.all([sweep(), sweep()]);
  expect(done).toBe(1);
  now = 99;
  await sweep();
  expect(done).toBe(1);
  now = 100;
  await expect(sweep()).rejects.toThrow('The database is away.');
  await sweep();
  expect(done).toBe(2);
});
