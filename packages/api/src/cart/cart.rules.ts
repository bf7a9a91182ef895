/** Products whose state is asked in one call. */
export const STATUS_BATCH_SIZE = 200;

export const cartErrors = {} as const;
