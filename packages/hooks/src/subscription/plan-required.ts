import { ApiError } from '@vitrine/api';

/** Whether a call was refused because it takes a paid plan (D20). */
export const isPlanRequired = (error: unknown): boolean => error instanceof ApiError && error.status === 402;
