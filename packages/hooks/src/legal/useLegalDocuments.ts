import {
  builtInPrivacyPolicy,
  builtInTerms,
  legalCalls,
  type PrivacyPolicy,
  type TermsOfService,
} from '@vitrine/api';
import { prepareResource } from '../resource/prepared-resources.ts';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import type { Services } from '../services/services.ts';

const termsKey: readonly string[] = ['terms of service'];
const privacyKey: readonly string[] = ['privacy policy'];

const fetchTerms = ({ api }: Pick<Services, 'api'>) => api(legalCalls).terms({});
const fetchPrivacy = async ({ api }: Pick<Services, 'api'>) => (await api(legalCalls).privacy({})).policy;

const isAnswered = (value: unknown, error: unknown) => value !== undefined || error !== undefined;

/** Replaces a document that is missing or has no text. */
const orBuiltIn = <Document extends object>(given: Document | undefined, builtIn: Document): Document =>
  given && hasText(given) ? given : builtIn;

const hasText = (part: unknown): boolean =>
  typeof part === 'object' && part !== null ? Object.values(part).some(hasText) : Boolean(part);

/** Returns the terms of service, the built-in ones after a failure; undefined while loading. */
export function useTermsOfService(): TermsOfService | undefined {
  const { value, error } = useResource(termsKey, (api) => fetchTerms({ api }), {
    personal: false,
    page: EVERY_PAGE,
  });
  return isAnswered(value, error) ? orBuiltIn(value, builtInTerms) : undefined;
}

/** Returns the privacy policy, the built-in one after a failure; undefined while loading. */
export function usePrivacyPolicy(): PrivacyPolicy | undefined {
  const { value, error } = useResource(privacyKey, (api) => fetchPrivacy({ api }), {
    personal: false,
    page: EVERY_PAGE,
  });
  return isAnswered(value, error) ? orBuiltIn(value, builtInPrivacyPolicy) : undefined;
}

/** Fetches the data of `useTermsOfService` before server rendering; rejects on failure. */
export const prepareTermsOfService = (services: Services): Promise<void> =>
  prepareResource(services, termsKey, () => fetchTerms(services));

/** Fetches the data of `usePrivacyPolicy` before server rendering; rejects on failure. */
export const preparePrivacyPolicy = (services: Services): Promise<void> =>
  prepareResource(services, privacyKey, () => fetchPrivacy(services));
