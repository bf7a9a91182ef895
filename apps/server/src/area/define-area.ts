import type { StartWork } from '../concurrency/worker.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import type { Events, Hint } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import type { SafeFetch } from '../outbound/safe-fetch.ts';
import type { Streams } from '../streams/streams.ts';

export interface Ground {
  db: Db;
  clock: Clock;
  config: Config;
  onMailQueued(): void;
  /** Tells listeners to hints; programs without listeners tell nobody. */
  hint: Hint;
}

/** Dependencies that exist before the first area is opened. */
export interface House extends Ground {
  events: Events;
  safeFetch: SafeFetch;
  startWork: StartWork;
  streams: Streams;
  lifecycle: Pick<Lifecycle, 'isStopping'>;
}

export interface Opened {
  /** Services for areas later in the list, by name. */
  services?: object;
  /** Handlers of its endpoints, by the name of its area in the contract. */
  handlers?: object;
}

/** Contributions of an area to others, and the function that opens it. */
export interface Area<Brings extends object, Needs, Result extends Opened> {
  brings(ground: Ground): Brings;
  open(needs: Needs): Result;
}

export type AnyArea = Area<object, never, Opened>;

/**
 * Defines an area.
 *
 * @param area `brings` is called for all areas before any is opened. It returns values and records by name;
 * records of the same name are merged. The parameter type of `open` names the dependencies: from `House`,
 * from contributions of areas, and from services of earlier areas.
 */
export const defineArea = <
  Brings extends object = object,
  Needs = object,
  Result extends Opened = { services: object; handlers: object },
>({
  brings = () => ({}) as Brings,
  open = () => ({}) as Result,
}: Partial<Area<Brings, Needs, Result>>): Area<Brings, Needs, Result> => ({ brings, open });
