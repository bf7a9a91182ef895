import { expect, it } from 'vitest';
import { createSharedRead } from './shared-read.ts';

function heldReads() {
  const ends: (() => void)[] = [];
  let running = 0;
  let atOnce = 0;
  const ask = createSharedRead(async () => {
    const number = ends.length + 1;
    running += 1;
    atOnce = Math.max(atOnce, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
    return number;
  });
  return { ask, ends, atOnce: () => atOnce };
}

it('callers get a value that was read after their call, and share the next read', async () => {
  const { ask, ends } = heldReads();
  const first = ask();
  const later = [ask(), ask()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe(1);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect(await Promise.all(later)).toEqual([2, 2]);
});

it('a caller during the pause before a read of many shares that read, so one read runs at a time', async () => {
  const { ask, ends, atOnce } = heldReads();
  const first = ask();
  const many = Array.from({ length: 40 }, ask);
  ends[0]?.();
  await first;
  const late = ask();
  expect(ends).toHaveLength(1);
  await expect.poll(() => ends.length).toBe(2);
  for (const end of ends) end();
  expect(await Promise.all([...many, late])).toEqual(Array.from({ length: 41 }, () => 2));
  expect(atOnce()).toBe(1);
});
