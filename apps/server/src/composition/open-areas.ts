import type { AnyArea, Area, Ground, Opened } from '../area/define-area.ts';

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;
type Each<Areas extends readonly AnyArea[], Part extends keyof Opened> = All<
  Areas[number] extends infer One
    ? One extends Area<object, never, { [Key in Part]: infer Given }>
      ? Given
      : never
    : never
>;

export type Brought<Areas extends readonly AnyArea[]> = All<ReturnType<Areas[number]['brings']>>;
export type Services<Areas extends readonly AnyArea[]> = Each<Areas, 'services'>;
export type Handlers<Areas extends readonly AnyArea[]> = Each<Areas, 'handlers'>;

/** Missing dependencies of the first incomplete area; 'nothing' if all are complete. */
type Missing<Areas extends readonly AnyArea[], Known> = Areas extends readonly [
  infer First,
  ...infer Rest extends readonly AnyArea[],
]
  ? First extends Area<object, infer Needs, infer Result>
    ? Known extends Needs
      ? Missing<Rest, Result extends { services: infer Given } ? Known & Given : Known>
      : { [Key in keyof Needs as Known extends Pick<Needs, Key> ? never : Key]: Needs[Key] }
    : never
  : 'nothing';

export function bring<const Areas extends readonly AnyArea[]>(areas: Areas, ground: Ground): Brought<Areas> {
  const brought: Record<string, unknown> = {};
  for (const area of areas) {
    for (const [name, value] of Object.entries(area.brings(ground))) {
      const before = brought[name];
      if (before === undefined) brought[name] = value;
      else if (isRecord(before) && isRecord(value)) brought[name] = together(name, before, value);
      else
        throw new Error(
          `Two areas bring ${name}, and only one of them would be heard. Name one of them otherwise.`,
        );
    }
  }
  // As the type says, each name has the value of its area, or the merged records of several areas.
  return brought as Brought<Areas>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function together(name: string, before: Record<string, unknown>, more: Record<string, unknown>) {
  const twice = Object.keys(more).find((key) => key in before);
  if (twice !== undefined) throw new Error(`Two areas bring ${name}.${twice}. Name one of them otherwise.`);
  return { ...before, ...more };
}

/** Opens areas in order. If one lacks a dependency, the compiler requires a last argument that names it. */
export function openAreas<const Areas extends readonly AnyArea[], Known extends object>(
  areas: Areas,
  known: Known,
  ..._missing: Missing<Areas, Known> extends 'nothing' ? [] : [missing: Missing<Areas, Known>]
): { services: Services<Areas>; handlers: Handlers<Areas> } {
  const services = {};
  const handlers = {};
  for (const area of areas) {
    // The type of the list guarantees that the dependencies are there.
    const opened = area.open({ ...known, ...services } as never);
    Object.assign(services, opened.services);
    Object.assign(handlers, opened.handlers);
  }
  return { services, handlers } as { services: Services<Areas>; handlers: Handlers<Areas> };
}
