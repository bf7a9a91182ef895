// @module-tag long/generators
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkingCopy, type WorkingCopy } from './testing/working-copy.ts';

// Follows the recipe for a product filter in CONTRIBUTING.md, in a copy of the checkout.

/** Rows to insert by file, each with the text before it. */
const ROWS: Record<string, [after: string, row: string]> = {
  'packages/api/src/product-search/product-search.rules.ts': [
    "{ brands: 'brand', colors: 'color'",
    ", shops: 'retailer'",
  ],
  'apps/web/src/product-search/choice-parameters.ts': [
    "{ brands: 'brand', colors: 'color'",
    ", shops: 'retailer'",
  ],
  'apps/server/src/product-search/choice-columns.ts': [
    'color: lower(products.color),',
    ' retailer: lower(products.retailer),',
  ],
  'packages/ui/src/products/FilterPanel/product-filter.ts': [
    'colors: defaultFilterColors,',
    " shops: [{ value: 'Stride' }],",
  ],
  'packages/ui/src/products/product-filter.messages.ts': ["colors: 'Colors',", " shops: 'Shops',"],
};

const SERVER_TEST = `import { expect, it } from 'vitest';
import { openWorld } from '../testing/harness.ts';

it('narrows results, saved searches and their new matches', async () => {
  await using world = await openWorld();
  await world.shelve({ name: 'Red shoe', retailer: 'Stride' }, { name: 'Blue shoe', retailer: 'Kite' });
  const { client, id: userId } = await world.person();
  const retailer = ['stride'];
  const { results } = await client.search.query({ body: { query: 'shoe', retailer } });
  expect(results.map(({ name }) => name)).toEqual(['Red shoe']);
  await client.savedSearches.save({ params: { userId }, body: { query: 'shoe', filters: { retailer } } });
  await world.shelve({ name: 'Green shoe', retailer: 'Stride' }, { name: 'White shoe', retailer: 'Kite' });
  const { searches } = await client.savedSearches.list({ params: { userId }, query: {} });
  expect(searches).toMatchObject([{ newMatches: 1, filters: { retailer } }]);
});
`;

const WEB_TEST = `import { searchRequestOf } from '@vitrine/hooks';
import { activeFilterCount, FilterPanel } from '@vitrine/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteMap } from '../site-map.ts';
import { addressOf, chosenIn, keyOf } from './useFilterAddress.ts';

it('stands in addresses, requests, the panel and what the server knows of a page', () => {
  const { filter, query } = chosenIn(new URLSearchParams('q=shoe&retailer=stride'));
  expect(filter.shops).toEqual(['Stride']);
  expect(String(addressOf(new URLSearchParams(), { filter, query }))).toBe('q=shoe&retailer=Stride');
  expect(keyOf(filter)).not.toBe(keyOf({ ...filter, shops: [] }));
  expect(searchRequestOf(query, filter).retailer).toEqual(['Stride']);
  expect(activeFilterCount(filter)).toBe(1);
  expect(siteMap.find(({ path }) => path === '/results')?.drawn?.parameters).toContain('retailer');
  render(<FilterPanel value={filter} onValueChange={() => undefined} brands={[]} />);
  expect(screen.getByRole('group', { name: 'Shops' })).toBeDefined();
});
`;

let copy: WorkingCopy;
beforeAll(async () => {
  copy = await openWorkingCopy();
});
afterAll(() => copy[Symbol.asyncDispose]());

it('a product filter takes five rows, and works from the panel to the database row', {
  timeout: 300_000,
}, async () => {
  for (const [file, [after, row]] of Object.entries(ROWS)) {
    const text = await copy.read(file);
    expect(text.split(after), file).toHaveLength(2);
    await copy.write({ [file]: text.replace(after, after + row) });
  }
  await copy.write({
    'apps/server/src/product-search/planted.test.ts': SERVER_TEST,
    'apps/web/src/product-search/planted.test.tsx': WEB_TEST,
  });
  const contract = await copy.run('node --conditions=@vitrine/source packages/api/scripts/write-contract.ts');
  expect(contract.output).not.toContain('Error');
  const tests = await copy.run(
    'vitest run apps/server/src/product-search/planted.test.ts apps/web/src/product-search/planted.test.tsx',
  );
  expect(tests.output).toMatch(/Tests.*2 passed/);
});
