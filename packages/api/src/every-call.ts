import { calls } from './calls.ts';
import type { Client, Methods } from './contract/client.ts';

/** The methods of every area. */
export type EveryCall = { [Name in keyof typeof calls]: Methods<(typeof calls)[Name]> };

/**
 * Returns the methods of every area: `everyCall(createClient()).likes.add({ body })`. For tests and tools;
 * browsers import the calls of each area instead.
 */
export const everyCall = (client: Client): EveryCall =>
  // TypeScript cannot infer that the names are those of `calls`.
  Object.fromEntries(Object.entries(calls).map(([name, area]) => [name, client(area)])) as EveryCall;
