import * as z from 'zod/mini';
import { exceedsLetters } from './letters.rules.ts';

/** Checks the number of letters in a text as people count them, and its bytes. */
export function mostLetters(limit: number): z.core.$ZodCheck<string> {
  const check = z.check<string>(({ value, issues }) => {
    if (!exceedsLetters(value, limit)) return;
    issues.push({ code: 'too_big', origin: 'string', maximum: limit, inclusive: true, input: value });
  });
  const description = `At most ${limit} letters as people count them, and 32 bytes for each.`;
  check._zod.onattach = [
    (schema) => void z.globalRegistry.add(schema, { description, ...z.globalRegistry.get(schema) }),
  ];
  return check;
}
