import { defineMessages } from '@vitrine/ui';

export const failuresMessages = defineMessages('failures', {
  /** Joins names with the number of further ones. */
  more: (names: string, count: number) => `${names} and ${count} more`,
});
