import type { MessageCatalogue } from '@vitrine/ui';

/** How an area says that changes of a relation did not reach the server: `failures` of `<area>/<kind>.failures.ts`. */
export interface FailureWords {
  messages: MessageCatalogue<
    string,
    {
      /** The last one was to hold; with the names of what failed, and how many these are. */
      on: (names: string, count: number) => string;
      /** The last one was to hold no more. */
      off: (names: string, count: number) => string;
      /** Some names, and how many there are besides. */
      more: (names: string, count: number) => string;
    }
  >;
  /** The name of what was to be changed. */
  nameOf(thing: unknown): string;
}
