const ROW = 'row';

/** The key of a row of products. */
export const rowKey = (...row: readonly string[]): readonly string[] => [ROW, ...row];

/** Whether a key of SWR's cache is that of a row of products. */
export const isRowKey = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(`[${JSON.stringify(ROW)},`);
