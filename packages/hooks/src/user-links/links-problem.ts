import { ApiError } from '@vitrine/api';

/** Why a person's links cannot be shown. `hidden`: the viewer may not see them. `missing`: there are none. */
export type LinksProblem = 'hidden' | 'missing' | 'failed';

/** Returns why a call for somebody's links failed. */
export function linksProblemOf(error: unknown): LinksProblem {
  const status = error instanceof ApiError ? error.status : undefined;
  return status === 403 ? 'hidden' : status === 404 ? 'missing' : 'failed';
}
