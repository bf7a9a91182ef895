const ROW = /^\["(popular row|similar|viewed)"/;

/** Whether a key of SWR's cache is that of a row of products. */
export const isRowKey = (key: unknown): boolean => typeof key === 'string' && ROW.test(key);
