import { all, camel, exporting, importing, intoBlock, intoList, type Plan, pascal, Refusal } from './plan.ts';

/** Names of infrastructure, which areas must not use (ARCHITECTURE.md). */
const infrastructure =
  `theme provider controls layout format interaction services storage emitter optimistic feed resource
  timeline outbox drafts uploads stepping guest-limits contract shell http db media mail outbound memberships ranked-feeds concurrency composition events demo testing`.split(
    /\s+/,
  );

/** Identifiers of the generated files, and reserved words; areas must not use these either. */
const takenNames =
  `api app asked db desc eq error expect given id index it list other people person reload result
  services text timestamp value viewer world z class default delete export function import new package return switch
  this`.split(/\s+/);

interface Spellings {
  /** Spelling for folders, files and addresses: `wish-lists`. */
  folder: string;
  name: string;
  Name: string;
  table: string;
  /** Spelling for sentences: `wish lists`. */
  spoken: string;
}

/**
 * Plans an area on all floors: `GET /api/<area>` lists the user's entries from a new table, and a hook reads
 * them.
 */
export function planArea(folder: string, answered: readonly string[]): Plan {
  const area: Spellings = {
    folder,
    name: camel(folder),
    Name: pascal(folder),
    table: folder.replaceAll('-', '_'),
    spoken: folder.replaceAll('-', ' '),
  };
  const { name, Name } = area;
  if (!/^[a-z]+(-[a-z]+)*$/.test(folder)) {
    throw new Refusal('An area is a noun in small letters, the same on every floor: wishes, or wish-lists.');
  }
  if (answered.includes(folder)) {
    throw new Refusal(
      `${folder} is there already. Add to it with pnpm new component ${folder}/<Name> or pnpm new hook ${folder}/use<Name>.`,
    );
  }
  if (infrastructure.includes(folder) || takenNames.includes(name)) {
    throw new Refusal(
      `${folder} means something else in this code. Say what it is that people have: wishes.`,
    );
  }
  return {
    files: { ...apiFiles(area), ...serverFiles(area), ...hookFiles(area) },
    edits: {
      'packages/api/src/contract.ts': all(
        importing(`import { ${name}Contract } from './${folder}/${folder}.contract.ts';`),
        intoBlock('type Areas = {', `${name}: typeof ${name}Contract;`),
        intoBlock('export const contract: Areas = {', `${name}: ${name}Contract,`),
      ),
      'packages/api/src/errors.ts': all(
        importing(`import { ${name}Errors } from './${folder}/${folder}.rules.ts';`),
        intoBlock('const errors = {', `...${name}Errors,`),
      ),
      'packages/api/src/index.ts': exporting(
        folder,
        `export { ${name}Calls } from './${folder}/${folder}.calls.ts';\nexport type { ${Name}Entry } from './${folder}/${folder}.models.ts';\nexport { ${name}Errors } from './${folder}/${folder}.rules.ts';`,
      ),
      'packages/hooks/src/index.ts': exporting(
        folder,
        `export { type ${Name}Lookup, use${Name} } from './${folder}/use${Name}.ts';`,
      ),
      'apps/server/src/composition/areas.ts': all(
        importing(`import { ${name}Area } from '../${folder}/${folder}.area.ts';`),
        intoList('export const areas = [', `${name}Area,`),
      ),
    },
    derived: ['migration', 'contract', 'api-report of api', 'api-report of hooks'],
    next: [
      `Name the area in ARCHITECTURE.md, and say in packages/api/src/${folder}/${folder}.contract.ts what it is about.`,
      `Give ${Name}Entry and its table the fields of the thing, run pnpm contract, read the migration, and add the next call: pnpm new endpoint ${folder}/<verb>.`,
      'Tell the users of @vitrine/api and @vitrine/hooks: pnpm changeset',
    ],
  };
}

const apiFiles = ({ folder, name, Name, spoken }: Spellings): Plan['files'] => ({
  [`packages/api/src/${folder}/${folder}.models.ts`]: `import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { reads } from '../contract/reading.ts';

/** An entry of a person's ${spoken}. */
export const ${Name}Entry = z
  .object({ id: Id, name: z.string().check(reads({ otherwise: '' })) })
  .check(z.meta({ id: '${Name}Entry' }));
/** An entry of a person's ${spoken}. */
export type ${Name}Entry = z.infer<typeof ${Name}Entry>;
`,
  [`packages/api/src/${folder}/${folder}.rules.ts`]: `import type { Errors } from '../contract/errors.ts';

/** Errors of calls on ${spoken}. */
export const ${name}Errors = {} as const satisfies Errors;
`,
  [`packages/api/src/${folder}/${folder}.contract.ts`]: `import * as z from 'zod/mini';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { ${Name}Entry } from './${folder}.models.ts';

export const ${name}Contract = area({
  description: 'The ${spoken} of a person.',
  calls: {
    list: endpoint({
      method: 'GET',
      path: '/api/${folder}',
      who: 'person',
      summary: 'The ${spoken} of the person, the newest first',
      response: z.object({
        ${name}: z.array(${Name}Entry).check(reads({ under: ['${name}', 'data'] })),
      }),
      extension: true,
    }),
  },
});
`,
});

const serverFiles = ({ folder, name, Name, table, spoken }: Spellings): Plan['files'] => ({
  [`apps/server/src/${folder}/${folder}.table.ts`]: `import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

/** The ${spoken} of all people. */
export const ${name} = pgTable(
  '${table}',
  {
    id: text('id').primaryKey(),
    personId: ofPerson(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('${table}_newest').on(table.personId, table.createdAt.desc().nullsFirst(), table.id)],
);
`,
  [`apps/server/src/${folder}/${folder}.service.ts`]: `import type { ${Name}Entry } from '@vitrine/api';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { ${name} } from './${folder}.table.ts';

export type ${Name} = ReturnType<typeof create${Name}>;

/** Creates the service for people's ${spoken}. */
export const create${Name} = (db: Db) => ({
  /** Returns a person's ${spoken}, newest first. */
  async list(personId: string): Promise<${Name}Entry[]> {
    return await db
      .select({ id: ${name}.id, name: ${name}.name })
      .from(${name})
      .where(eq(${name}.personId, personId))
      .orderBy(desc(${name}.createdAt), ${name}.id);
  },
});
`,
  [`apps/server/src/${folder}/${folder}.area.ts`]: `import { defineArea, type House } from '../area/define-area.ts';
import { ${name}Routes } from './${folder}.routes.ts';
import { create${Name} } from './${folder}.service.ts';

export const ${name}Area = defineArea({
  open: ({ db }: House) => ({ handlers: { ${name}: ${name}Routes(create${Name}(db)) } }),
});
`,
  [`apps/server/src/${folder}/${folder}.routes.ts`]: `import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { ${Name} } from './${folder}.service.ts';

export const ${name}Routes = (${name}: ${Name}): Handlers<VitrineContract['${name}']> => ({
  list: async ({ person }) => ({ ${name}: await ${name}.list(person.id) }),
});
`,
  [`apps/server/src/${folder}/${folder}.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/harness.ts';
import { ${name} } from './${folder}.table.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

it('lists only the person’s own ${spoken}, newest first', async () => {
  const [person, other] = [await world.person(), await world.person()];
  expect(await person.client.${name}.list({})).toEqual({ ${name}: [] });
  await world.database.db.insert(${name}).values([
    { id: 'older', personId: person.id, name: 'Older', createdAt: new Date('2026-01-01') },
    { id: 'newer', personId: person.id, name: 'Newer', createdAt: new Date('2026-01-02') },
    { id: 'foreign', personId: other.id, name: 'Foreign' },
  ]);
  expect(await person.client.${name}.list({})).toEqual({
    ${name}: [
      { id: 'newer', name: 'Newer' },
      { id: 'older', name: 'Older' },
    ],
  });
});
`,
});

const hookFiles = ({ folder, name, Name, spoken }: Spellings): Plan['files'] => ({
  [`packages/hooks/src/${folder}/use${Name}.ts`]: `import { type ${Name}Entry, ${name}Calls } from '@vitrine/api';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';

/** The viewer's ${spoken}, undefined until they have loaded. */
export interface ${Name}Lookup {
  ${name}: readonly ${Name}Entry[] | undefined;
  status: 'ready' | 'loading' | 'error';
  retry(): void;
}

/** Returns the viewer's ${spoken}, newest first. */
export function use${Name}(): ${Name}Lookup {
  const { api } = useServices();
  const viewer = useViewerId();
  const { value, error, reload } = useResource(
    viewer === undefined ? undefined : ['${folder}', viewer],
    () => api(${name}Calls).list({}),
    { personal: true },
  );
  return { ${name}: value?.${name}, status: value ? 'ready' : error ? 'error' : 'loading', retry: reload };
}
`,
  [`packages/hooks/src/${folder}/use${Name}.test.tsx`]: `import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServicesProvider } from '../services/ServicesProvider.tsx';
import { createServices } from '../services/services.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { use${Name} } from './use${Name}.ts';

test('the viewer’s ${spoken} come from the server', async () => {
  const asked: string[] = [];
  const services = createServices({
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    fetch: async (input) => {
      asked.push(String(input));
      return Response.json({ ${name}: [{ id: '1', name: 'First' }] });
    },
  });
  services.session.begin({ userId: 'mina', token: 'token-1', expiration: Date.now() + 60_000 });
  const { result } = renderHook(use${Name}, {
    wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(result.current.${name}).toEqual([{ id: '1', name: 'First' }]);
  expect(asked).toEqual(['/api/${folder}']);
});
`,
});
