import { ApiError } from '@vitrine/api';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';

export type Prepared = { value: unknown; error?: undefined } | { value?: undefined; error: unknown };

/** Resources fetched before server rendering, by name. They show at once, without a request. */
export const preparedResources = attached(() => new Map<string, Prepared>());

/** Personal resources add a prefix to this name. */
export const nameOf = (key: readonly string[]): string => JSON.stringify(key);

/**
 * Fetches a resource before server rendering. Errors below 500, such as for a missing thing, count as
 * answers. Other failures reject, and nothing is rendered ahead.
 */
export async function prepareResource(
  services: Services,
  key: readonly string[],
  fetch: () => Promise<unknown>,
): Promise<void> {
  const prepared = await fetch().then(
    (value): Prepared => ({ value }),
    (error: unknown): Prepared => {
      if (error instanceof ApiError && error.kind === 'http' && error.status < 500) return { error };
      throw error;
    },
  );
  preparedResources(services).set(nameOf(key), prepared);
}
