import { defineMessages } from '@vitrine/ui';

export const failuresMessages = defineMessages('failures', {
  /** Joins names with the number of further ones. */
  more: (names: string, count: number) => `${names} and ${count} more`,
});

/** Stands in for the texts of refusals of a relation that has none. */
export const noRefusals = defineMessages('noRefusals', {} as Readonly<Record<string, string>>);
