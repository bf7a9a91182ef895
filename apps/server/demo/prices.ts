import type { Brand } from './brands.ts';
import type { Random } from './random.ts';

const ASKS = { 1: 0.48, 2: 0.7, 3: 1, 4: 1.6, 5: 2.9 } as const;

/** Returns a price in dollars, rounded as shops do: 24.50, 89.95, 129, 340. */
export function priceOf(usual: number, { level }: Brand, random: Random): number {
  const raw = usual * ASKS[level] * 2 ** random.between(-0.5, 0.5);
  if (raw < 20) return Math.max(4, Math.floor(raw)) + random.pick([0, 0.5, 0.5, 0.95]);
  if (raw < 100)
    return level <= 2
      ? Math.floor(raw) + random.pick([0.5, 0.95, 0.95])
      : toNext(raw, [0, 2, 5, 8, 9], random);
  if (raw < 250) return toNext(raw, [0, 5, 5, 9], random);
  return Math.round(raw / 10) * 10;
}

function toNext(raw: number, endings: readonly number[], random: Random): number {
  return Math.floor(raw / 10) * 10 + random.pick(endings);
}

/**
 * Returns a rating of five stars with one decimal: mostly a little above four, slightly better for dearer
 * brands.
 */
export function ratingOf({ level }: Brand, random: Random): number {
  const middle = 4.15 + 0.06 * level;
  const spread = random.next() + random.next() + random.next() - 1.5;
  return Math.round(Math.min(5, Math.max(3.2, middle + spread * 0.65)) * 10) / 10;
}
