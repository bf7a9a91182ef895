import { ApiError } from '@vitrine/api';
import type { Refusal } from '../shell/failures/useRefusalText.ts';

/** Returns the refusal in the error of a call. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof ApiError
    ? { status: error.status, code: error.code, text: error.fromServer ? error.message : undefined }
    : { status: 0 };
