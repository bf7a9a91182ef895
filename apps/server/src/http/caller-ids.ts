import type { Endpoint, RequestField } from '@vitrine/api';

/** Names of fields that repeat the id of the caller. */
const CALLER_NAMES = ['userId', 'followerId', 'requestingUserId'];
const PARTS = ['params', 'query', 'body'] as const;

/** Returns the fields that name the caller of a request, whether or not the endpoint declares them. */
export const callerFieldsOf = ({ self, subject }: Endpoint): RequestField[] => [
  ...PARTS.flatMap((part) => CALLER_NAMES.map((name): RequestField => `${part}.${name}`)).filter(
    (field) => field !== subject,
  ),
  ...(self === undefined ? [] : [self]),
];

/**
 * Returns all ids of a request that name its caller. Identity comes from the token, so any other id is
 * refused.
 */
export function idsOfCaller(endpoint: Endpoint, sent: Record<(typeof PARTS)[number], unknown>): string[] {
  return callerFieldsOf(endpoint).flatMap((field) => {
    const [part, name] = field.split('.') as [(typeof PARTS)[number], string];
    const fields = sent[part];
    if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, name)) return [];
    return [(fields as Record<string, unknown>)[name]].flat().flatMap(idIn);
  });
}

/** Accepts numbers too: some clients keep ids as numbers. */
const idIn = (value: unknown): string[] =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? [String(value)] : [];
