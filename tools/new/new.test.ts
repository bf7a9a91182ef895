// @module-tag long/generators
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outcome, openWorkingCopy, twoAtATime, type WorkingCopy } from '../testing/working-copy.ts';
import { planEndpoint } from './endpoint.ts';

// Runs each generator in one copy of the checkout, then `pnpm check`.

let copy: WorkingCopy;
const runNew = (what: string) => copy.run(`node tools/new/new.ts ${what}`);
const listFiles = async () =>
  (await copy.run('find packages apps -name node_modules -prune -o -type f -print | sort')).output;

beforeAll(async () => {
  copy = await openWorkingCopy();
});
afterAll(() => copy[Symbol.asyncDispose]());

describe('an invalid name', () => {
  it.each([
    ['', 'pnpm new component <area>/<Name>'],
    ['thing likes/Thing', 'pnpm new component <area>/<Name>'],
    ['component', 'pnpm new component <area>/<Name>'],
    ['area likes area likes', 'likes is there already. Add to it with'],
    ['component LikeCount', 'named <area>/<Name>, like likes/HeartButton'],
    ['component likes/likeCount', 'named <area>/<Name>'],
    ['component hearts/LikeCount', 'The folders are account, '],
    ['hook likes/LikeCount', 'named <area>/use<Name>, like likes/useLikedProducts'],
    ['area WishLists', 'a noun in small letters'],
    ['area storage', 'means something else in this code'],
    ['area person', 'means something else in this code'],
    ['relation gifts', 'named <area>/<one of it>'],
    ['relation likes/like', 'likes is there already'],
    ['endpoint hearts/count', 'named <area>/<verb>, like likes/count. The areas are account, '],
    ['endpoint likes/Count', 'named <area>/<verb>'],
    ['endpoint likes/add', 'likes has add already'],
    ['route HelpSupport', 'in small letters with hyphens'],
    ['area likes', 'likes is there already. Add to it with'],
    ['component likes/HeartButton', 'nothing is overwritten'],
    ['hook likes/useLikedProducts', 'nothing is overwritten'],
    ['route likes', 'nothing is overwritten'],
    ['route subscription-success', '/subscription-success has its page already'],
  ])('pnpm new %s: explains the refusal, and writes nothing', async (what, says) => {
    const before = await listFiles();
    const { exitCode, output } = await runNew(what);
    expect(output).toContain(says);
    expect(output).not.toMatch(/^ +at /m);
    expect(exitCode).toBe(1);
    expect(await listFiles()).toBe(before);
  });
});

describe('a generated endpoint', () => {
  const root = path.join(import.meta.dirname, '../..');
  const has = (file: string) => existsSync(path.join(root, file));
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const areas = readdirSync(path.join(root, 'packages/api/src'), { withFileTypes: true })
    .map(({ name }) => name)
    .filter((folder) => has(`packages/api/src/${folder}/${folder}.contract.ts`))
    // The legal texts come from the configuration, without a service.
    .filter((folder) => has(`apps/server/src/${folder}/${folder}.service.ts`));

  it.each(areas)(
    'an endpoint is written into contract, service, routes and tests of %s: four files, and no other',
    (area) => {
      const { edits, files } = planEndpoint(`${area}/probe`, areas, { has, read });
      const written = Object.entries(edits).map(([file, edit]) => [file, edit(read(file))]);
      for (const [, text] of [...written, ...Object.entries(files)]) expect(text).toContain('probe');
      expect([...Object.keys(edits), ...Object.keys(files)]).toEqual([
        `packages/api/src/${area}/${area}.contract.ts`,
        ...['service', 'routes', 'test'].map((role) => `apps/server/src/${area}/${area}.${role}.ts`),
      ]);
    },
  );

  it('an endpoint is named after its area in the contract, even if the folder has a longer name', () => {
    const { edits } = planEndpoint('product-search/probe', areas, { has, read });
    const [contract, , , test] = Object.entries(edits).map(([file, edit]) => edit(read(file)));
    expect(contract).toContain("path: '/api/search/probe'");
    expect(test).toContain('client.search.probe');
  });
});

describe('generated files', () => {
  let checks: Record<string, Outcome>;

  beforeAll(async () => {
    const everything = [
      'component likes/LikeCount',
      'hook likes/useLikeCount',
      'area wish-lists',
      'relation gifts/gift',
      'endpoint wish-lists/count',
      'endpoint likes/count',
      'route wish-lists',
    ];
    const { exitCode, output } = await runNew(everything.join(' '));
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringContaining('Next:') });
    const { scripts } = JSON.parse(await copy.read('package.json')) as { scripts: Record<string, string> };
    const commands = {
      ...Object.fromEntries(Object.entries(scripts).filter(([name]) => name.startsWith('check:'))),
      'check:types': 'for project in . packages/* apps/*; do tsc -p "$project" --checkers 1 || exit 1; done',
      test: 'vitest run --project unit --project dom --project server wish-lists gifts useGifts likes.test useLikeCount openapi.test generated.test',
    };
    checks = await twoAtATime(
      Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, () => copy.run(command)])),
    );
  });

  it.each(['format-and-lint', 'dependencies', 'types', 'unused', 'api'])(
    'generated files pass check:%s unchanged',
    (wall) => {
      expect(checks[`check:${wall}`]).toEqual({ exitCode: 0, output: expect.any(String) });
    },
  );

  it('generated files work from the table to the hook, according to their own tests', () => {
    const output = checks.test?.output;
    expect(checks.test).toEqual({ exitCode: 0, output: expect.any(String) });
    for (const test of [
      'wish-lists.test.ts',
      'gifts.test.ts',
      'useGifts.test.tsx',
      'likes.test.ts',
      'useWishLists.test.tsx',
      'useLikeCount.test.tsx',
    ]) {
      expect(output).toContain(test);
    }
  });

  it('a generated page has its address in the site map', async () => {
    const siteMap = await copy.read('apps/web/src/site-map.ts');
    expect(siteMap).toContain("{ path: '/wish-lists', access: 'open', page: 'wish-lists' },");
  });

  it('an existing route or area is not generated again', async () => {
    expect(await runNew('route wish-lists')).toMatchObject({ exitCode: 1 });
    expect(await runNew('area wish-lists')).toMatchObject({ exitCode: 1 });
  });
});
