import type { MessageCatalogue } from '@vitrine/ui';

/**
 * An area's texts for changes of a relation that did not succeed. Export them as `failures` of
 * `<area>/<kind>.failures.ts`.
 */
export interface FailureWords {
  messages: MessageCatalogue<
    string,
    {
      /** Text if setting the relation failed, with names and number of the things. */
      on: (names: string, count: number) => string;
      /** Text if removing the relation failed. */
      off: (names: string, count: number) => string;
    }
  >;
  /** Returns a thing's name for the texts. */
  nameOf(thing: unknown): string;
}
