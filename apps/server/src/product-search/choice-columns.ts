import { CHOICE_PARAMETERS, type ChoiceParameter } from '@vitrine/api';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { products } from '../products/products.table.ts';

const lower = (column: Column) => sql`lower(${column})`;

/** Lower-case columns of the filters with several values, by parameter. */
export const choiceColumns: Record<ChoiceParameter, SQL> = {
  brand: lower(products.brand),
  color: lower(products.color),
};

export const ofEachChoice = <Made>(
  make: (parameter: ChoiceParameter, column: SQL) => Made,
): Record<ChoiceParameter, Made> =>
  Object.fromEntries(
    CHOICE_PARAMETERS.map((parameter) => [parameter, make(parameter, choiceColumns[parameter])]),
  ) as Record<ChoiceParameter, Made>;

/** Chosen values in lower case, for comparison; null for none, which lets everything pass. */
export const comparedValues = (names: readonly string[] = []): string[] | null =>
  names.length > 0 ? names.map((name) => name.toLowerCase()) : null;
