import type { MessageCatalogue } from '@vitrine/ui';
import type { RefusalCatalogue } from './useRefusalText.ts';

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
  /** Texts of refusals by code, which stand for those of failures. */
  refusals?: RefusalCatalogue;
  /** Returns a thing's name for the texts. */
  nameOf(thing: unknown): string;
}
