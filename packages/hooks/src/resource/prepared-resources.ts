import { ApiError } from '@vitrine/api';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';

/** How the fetch of a resource ended. */
export type Prepared = { value: unknown; error?: undefined } | { value?: undefined; error: unknown };

/** What was fetched before the page was drawn, by the names of the resources: it shows at once, without a request. */
export const preparedResources = attached(() => new Map<string, Prepared>());

/** The name of a resource that is the same for everybody. */
export const nameOf = (key: readonly string[]): string => JSON.stringify(key);

/**
 * Fetches a resource before the page that shows it is drawn. That there is no such thing is an answer too; where there is no
 * answer it rejects, and there is nothing to draw ahead.
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
