import type { Endpoint, RequestField } from '@vitrine/api';

/** Names under which requests repeat the id of whoever makes them. */
const CALLER_NAMES = ['userId', 'followerId', 'requestingUserId'];
const PARTS = ['params', 'query', 'body'] as const;

/** The fields of a request that name its caller, whether its schemas know them or not. */
export const callerFieldsOf = ({ self, subject }: Endpoint): RequestField[] => [
  ...PARTS.flatMap((part) => CALLER_NAMES.map((name): RequestField => `${part}.${name}`)).filter(
    (field) => field !== subject,
  ),
  ...(self === undefined ? [] : [self]),
];

/** Every id by which a request names its caller. Identity comes from the token, so any other than the token's is refused. */
export function idsOfCaller(endpoint: Endpoint, sent: Record<(typeof PARTS)[number], unknown>): string[] {
  return callerFieldsOf(endpoint).flatMap((field) => {
    const [part, name] = field.split('.') as [(typeof PARTS)[number], string];
    const fields = sent[part];
    if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, name)) return [];
    return [(fields as Record<string, unknown>)[name]].flat().flatMap(idIn);
  });
}

/** Ids are texts; clients whose language keeps them as numbers mean the same. */
const idIn = (value: unknown): string[] =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? [String(value)] : [];
