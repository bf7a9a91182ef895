import type { MessageCatalogue } from '@vitrine/ui';

/** How an area says that changes of a relation did not reach the server: `failures` of `<area>/<kind>.failures.ts`. */
export interface FailureWords {
  messages: MessageCatalogue<
    string,
    {
      /** Said of changes that were to make the relation hold; takes the names of the things, and how many they are. */
      on: (names: string, count: number) => string;
      /** Said of changes that were to end the relation. */
      off: (names: string, count: number) => string;
      /** Joins some names with how many there are besides. */
      more: (names: string, count: number) => string;
    }
  >;
  /** The name of the thing that was to be changed. */
  nameOf(thing: unknown): string;
}
