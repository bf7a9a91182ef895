import type { ErrorDetail } from '@vitrine/api';
import type * as z from 'zod/mini';

const MOST_DETAILS = 20;
const LONGEST_FIELD = 200;

type Issue = z.core.$ZodIssue;

/**
 * Says what is wrong with the fields of a request, without the values that were sent.
 *
 * @param place Part of the request that was read: `body`, `query`, or `params`.
 */
export function problemsOf(error: z.core.$ZodError, place: string, sent: unknown): ErrorDetail[] {
  return error.issues
    .flatMap((issue) => flat(issue))
    .slice(0, MOST_DETAILS)
    .map((issue) => ({
      field: [place, ...issue.path.map(String)].join('.').slice(0, LONGEST_FIELD),
      ...ruleOf(issue, valueAt(sent, issue.path)),
    }));
}

/** Of a value that could be several things, the problem of the nearest one is told. */
function flat(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length);
  if (!nearest || nearest.length === 0) return [issue];
  return nearest.flatMap((each) => flat({ ...each, path: [...issue.path, ...each.path] }));
}

function ruleOf(issue: Issue, value: unknown): Omit<ErrorDetail, 'field'> {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? { rule: 'required' } : { rule: 'type', expected: issue.expected };
    case 'too_big':
      return { rule: 'maximum', limit: Number(issue.maximum) };
    case 'too_small':
      return { rule: 'minimum', limit: Number(issue.minimum) };
    case 'invalid_format':
      return { rule: 'format', expected: issue.pattern ?? issue.format };
    case 'invalid_value':
      return { rule: 'values', expected: issue.values.map(String).join(' | ') };
    case 'unrecognized_keys':
      return { rule: 'unknown fields' };
    default:
      return { rule: 'other' };
  }
}

function valueAt(sent: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return holds ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  }, sent);
}
