import { all, camel, exporting, importing, intoBlock, intoList, type Plan, pascal, Refusal } from './plan.ts';

/** Spellings of a relation: of its area, `wish-lists`, and of one thing, `wish`. */
interface Spellings {
  /** Spelling of the area for folders, files and addresses: `wish-lists`. */
  folder: string;
  name: string;
  Name: string;
  table: string;
  /** Spelling of the area for sentences: `wish lists`. */
  spoken: string;
  /** Name of the relation, after one of its things: `wish`. */
  one: string;
}

/** Plans a relation between users and products, `wishes/wish`, from the hook to the table. */
export function planRelation(given: string, answered: readonly string[]): Plan {
  const [folder = '', one = '', ...rest] = given.split('/');
  if (rest.length > 0 || !/^[a-z]+(-[a-z]+)*$/.test(folder) || !/^[a-z][A-Za-z]*$/.test(one)) {
    throw new Refusal('A relation is named <area>/<one of it>, like wishes/wish.');
  }
  if (answered.includes(folder)) {
    throw new Refusal(`${folder} is there already. Choose another name, or add to it by hand.`);
  }
  const spelt: Spellings = {
    folder,
    one,
    name: camel(folder),
    Name: pascal(folder),
    table: folder.replaceAll('-', '_'),
    spoken: folder.replaceAll('-', ' '),
  };
  const { name, Name } = spelt;
  return {
    files: { ...apiFiles(spelt), ...serverFiles(spelt), ...hookFiles(spelt) },
    edits: {
      'packages/api/src/contract.ts': all(
        importing(`import { ${name}Contract } from './${folder}/${folder}.contract.ts';`),
        intoBlock('type Areas = {', `${name}: typeof ${name}Contract;`),
        intoBlock('export const contract: Areas = {', `${name}: ${name}Contract,`),
      ),
      'packages/api/src/index.ts': exporting(
        folder,
        `export { ${name}Calls } from './${folder}/${folder}.calls.ts';`,
      ),
      'packages/hooks/src/index.ts': exporting(
        folder,
        `export { ${one} } from './${folder}/${one}.ts';\nexport { use${Name} } from './${folder}/use${Name}.ts';`,
      ),
      'apps/server/src/composition/areas.ts': all(
        importing(`import { ${name}Area } from '../${folder}/${folder}.area.ts';`),
        intoList('export const areas = [', `${name}Area,`),
      ),
    },
    derived: ['migration', 'contract', 'api-report of api', 'api-report of hooks'],
    next: [
      'Name the area in ARCHITECTURE.md, and read the migration.',
      `Use it: const { isOn, set } = useToggle(${one}, product, 'ProductModal');`,
      `Say in apps/web/src/${folder}/${one}.failures.ts and ${one}.sign-in.ts what people are told, as likes do.`,
      'Tell the users of @vitrine/api and @vitrine/hooks: pnpm changeset',
    ],
  };
}

const apiFiles = ({ folder, name, spoken }: Spellings): Plan['files'] => ({
  [`packages/api/src/${folder}/${folder}.contract.ts`]: `import { productRelation } from '../products/product-relation.contract.ts';

export const ${name}Contract = productRelation('/api/${folder}', '${spoken}');
`,
});

const serverFiles = ({ folder, name, Name, table, spoken }: Spellings): Plan['files'] => ({
  [`apps/server/src/${folder}/${folder}.table.ts`]: `import { index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';
import { ofProduct } from '../products/products.table.ts';

/** The ${spoken} of all people; each product at most once per person. */
export const ${name} = pgTable(
  '${table}',
  {
    personId: ofPerson(),
    productId: ofProduct(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.productId] }),
    index('${table}_product').on(table.productId),
  ],
);
`,
  [`apps/server/src/${folder}/${folder}.service.ts`]: `import type { Clock } from '../kernel/clock.ts';
import type { Db } from '../db/client.ts';
import { createMembership } from '../memberships/membership.ts';
import { ${name} } from './${folder}.table.ts';

export type ${Name} = ReturnType<typeof create${Name}>;

/** Creates the service for people's ${spoken}. */
export const create${Name} = (db: Db, clock: Clock) =>
  createMembership(db, {
    table: ${name},
    person: ${name}.personId,
    thing: ${name}.productId,
    since: ${name}.createdAt,
    unknownThing: 'product_not_found',
    clock,
  });
`,
  [`apps/server/src/${folder}/${folder}.area.ts`]: `import { defineArea, type House } from '../area/define-area.ts';
import type { AsSeenBy, Products } from '../products/products.service.ts';
import { ${name}Routes } from './${folder}.routes.ts';
import { create${Name} } from './${folder}.service.ts';

export const ${name}Area = defineArea({
  open: ({ db, clock, products, asSeenBy }: House & { products: Products; asSeenBy: AsSeenBy }) => ({
    handlers: { ${name}: ${name}Routes({ ${name}: create${Name}(db, clock), products, asSeenBy }) },
  }),
});
`,
  [`apps/server/src/${folder}/${folder}.routes.ts`]: `import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { changeNumberOf } from '../memberships/change-order.ts';
import type { AsSeenBy, Products } from '../products/products.service.ts';
import type { ${Name} } from './${folder}.service.ts';

export interface ${Name}RoutesOptions {
  ${name}: ${Name};
  products: Products;
  asSeenBy: AsSeenBy;
}

export const ${name}Routes = ({
  ${name},
  products,
  asSeenBy,
}: ${Name}RoutesOptions): Handlers<VitrineContract['${name}']> => ({
  add: async ({ body: { productId, sequence }, person }) => ({
    productId,
    holds: await ${name}.add(person.id, productId, changeNumberOf(person, sequence)),
  }),
  remove: async ({ body: { productId, sequence }, person }) => ({
    productId,
    holds: await ${name}.remove(person.id, productId, changeNumberOf(person, sequence)),
  }),
  list: async ({ person }) => ({
    products: await asSeenBy(person.id, await products.ranked(${name}.newestFirst(person.id), person.id)),
  }),
});
`,
  [`apps/server/src/${folder}/${folder}.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/harness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

it('a product added twice is listed once, for that person only, until it is removed', async () => {
  const [person, other] = [await world.person(), await world.person()];
  const [productId = ''] = await world.shelve({});
  const { ${name} } = person.client;
  for (const time of ['once', 'twice']) {
    expect(await ${name}.add({ body: { productId } }), time).toEqual({ productId, holds: true });
  }
  expect((await ${name}.list({})).products.map(({ id }) => id)).toEqual([productId]);
  expect(await other.client.${name}.list({})).toEqual({ products: [] });
  expect(await ${name}.remove({ body: { productId } })).toEqual({ productId, holds: false });
  expect(await ${name}.list({})).toEqual({ products: [] });
});

it('a late change never undoes a newer one', async () => {
  const { client } = await world.person();
  const [productId = ''] = await world.shelve({});
  expect(await client.${name}.remove({ body: { productId, sequence: 2 } })).toMatchObject({ holds: false });
  expect(await client.${name}.add({ body: { productId, sequence: 1 } })).toMatchObject({ holds: false });
});

it('an unknown product is refused', async () => {
  const { client } = await world.person();
  await expect(client.${name}.add({ body: { productId: 'gone' } })).rejects.toMatchObject({
    code: 'product_not_found',
  });
});
`,
});

const hookFiles = ({ folder, name, Name, one, spoken }: Spellings): Plan['files'] => ({
  [`packages/hooks/src/${folder}/${one}.ts`]: `import { type Product, ${name}Calls } from '@vitrine/api';
import { defineRelation, defineWholeReading } from '../optimistic/relation.ts';
import { productThing } from '../products/product-thing.ts';

/** Reading of a person's ${spoken}, newest first. */
export const ${name}List = defineWholeReading<Product>({
  of: productThing,
  ask: async (api) => (await api(${name}Calls).list({})).products,
});

/** Relation between a person and the products in their ${spoken}. */
export const ${one} = defineRelation<Product, boolean>({
  of: productThing,
  kind: '${one}',
  async send(api, { id: productId, value, sequence }) {
    const call = api(${name}Calls)[value ? 'add' : 'remove'];
    return (await call({ body: { productId, sequence } }, { keepalive: true })).holds;
  },
  whole: { reading: ${name}List, in: true, out: false },
  gate: { kind: '${one}' },
});
`,
  [`packages/hooks/src/${folder}/use${Name}.ts`]: `import type { Product } from '@vitrine/api';
import { type Collection, type CollectionOptions, useCollection } from '../optimistic/useCollection.ts';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { ${one}, ${name}List } from './${one}.ts';

/** Returns the viewer's ${spoken}, newest first. */
export function use${Name}(options?: CollectionOptions<Product>): Collection<Product> {
  const { relations } = useServices();
  const viewer = useViewerId();
  const resource = useResource(
    viewer === undefined ? undefined : ['${folder}', viewer],
    (api) => relations.loadWhole(${name}List, api),
    { personal: true },
  );
  return useCollection(${one}, '${Name}Page', resource, options);
}
`,
  [`packages/hooks/src/${folder}/use${Name}.test.tsx`]: `import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useToggle } from '../optimistic/useRelation.ts';
import { heldApp } from '../testing/app.tsx';
import { productOf } from '../testing/products.ts';
import { use${Name} } from './use${Name}.ts';
import { ${one} } from './${one}.ts';

test('additions and removals show at once, and the server confirms them', async () => {
  const { network, rendering, signIn } = heldApp();
  signIn();
  const list = renderHook(() => use${Name}(), rendering);
  await act(() => network.last('/api/${folder}').answer({ products: [productOf('shoe')] }));
  const toggle = renderHook(() => useToggle(${one}, productOf('shoe'), 'test'), rendering);
  expect(toggle.result.current.isOn).toBe(true);

  act(() => toggle.result.current.set(false));
  expect(list.result.current.items).toEqual([]);
  await act(() => network.last('/api/${folder}/remove').answer({ productId: 'shoe', holds: false }));
  expect(toggle.result.current).toMatchObject({ isOn: false, pending: false });
});
`,
});
