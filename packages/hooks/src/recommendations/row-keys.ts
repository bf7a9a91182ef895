const ROW = 'row';

export const rowKey = (...row: readonly string[]): readonly string[] => [ROW, ...row];

export const isRowKey = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(`[${JSON.stringify(ROW)},`);
