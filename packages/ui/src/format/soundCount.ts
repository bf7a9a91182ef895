/** Returns a number that can be shown; 0 for others. */
export const soundCount = (count: number | null | undefined): number =>
  typeof count === 'number' && Number.isFinite(count) && count > 0 ? Math.floor(count) : 0;
