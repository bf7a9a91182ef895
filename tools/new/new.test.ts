import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outcome, openWorkingCopy, twoAtATime, type WorkingCopy } from '../testing/working-copy.ts';

// Each generator once, one after the other in one copy of the checkout, and then what `pnpm check` does there.

let copy: WorkingCopy;
const runNew = (what: string) => copy.run(`node tools/new/new.ts ${what}`);
const listFiles = async () =>
  (await copy.run('find packages apps -name node_modules -prune -o -type f -print | sort')).output;

beforeAll(async () => {
  copy = await openWorkingCopy();
}, 60_000);
afterAll(() => copy[Symbol.asyncDispose]());

describe('a name that does not fit', () => {
  it.each([
    ['', 'pnpm new component <word>/<Name>'],
    ['thing likes/Thing', 'pnpm new component <word>/<Name>'],
    ['component', 'pnpm new component <word>/<Name>'],
    ['component LikeCount', 'named <word>/<Name>, like likes/HeartButton'],
    ['component likes/likeCount', 'named <word>/<Name>'],
    ['component hearts/LikeCount', 'The words are cart, controls,'],
    ['hook likes/LikeCount', 'named <word>/use<Name>, like likes/useLikeProduct'],
    ['area WishLists', 'a word in small letters'],
    ['area storage', 'means something else in this code'],
    ['area person', 'means something else in this code'],
    ['route HelpSupport', 'in small letters with hyphens'],
    ['area likes', 'likes is there already. Add to it with'],
    ['component likes/HeartButton', 'nothing is overwritten'],
    ['hook likes/useLikeProduct', 'nothing is overwritten'],
    ['route likes', 'nothing is overwritten'],
  ])('pnpm new %s: says what to do, and writes nothing', async (what, says) => {
    const before = await listFiles();
    const { exitCode, output } = await runNew(what);
    expect(output).toContain(says);
    expect(output).not.toMatch(/^ +at /m);
    expect(exitCode).toBe(1);
    expect(await listFiles()).toBe(before);
  });
});

describe('what is made', () => {
  let checks: Record<string, Outcome>;

  beforeAll(async () => {
    for (const what of [
      'component likes/LikeCount',
      'hook likes/useLikeCount',
      'area wish-lists',
      'route help-support',
      'route wish-lists',
    ]) {
      const { exitCode, output } = await runNew(what);
      expect({ what, exitCode, output }).toEqual({
        what,
        exitCode: 0,
        output: expect.stringContaining('Next:'),
      });
    }
    const { scripts } = JSON.parse(await copy.read('package.json')) as { scripts: Record<string, string> };
    const commands = {
      ...Object.fromEntries(Object.entries(scripts).filter(([name]) => name.startsWith('check:'))),
      'check:types': 'for project in . packages/* apps/*; do tsc -p "$project" --checkers 1 || exit 1; done',
      test: 'vitest run --project unit --project dom --project server wish-lists useLikeCount openapi.test',
    };
    checks = await twoAtATime(
      Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, () => copy.run(command)])),
    );
  }, 300_000);

  it.each(['format-and-lint', 'dependencies', 'types', 'unused', 'api'])(
    'passes check:%s as it is',
    (wall) => {
      expect(checks[`check:${wall}`]).toEqual({ exitCode: 0, output: expect.any(String) });
    },
  );

  it('works from the table to the hook, as its own tests say', () => {
    const output = checks.test?.output;
    expect(checks.test).toEqual({ exitCode: 0, output: expect.any(String) });
    for (const test of ['wish-lists.test.ts', 'useWishLists.test.tsx', 'useLikeCount.test.tsx']) {
      expect(output).toContain(test);
    }
  });

  it('is mounted: the address that the site map knew keeps who may open it, a new one gets a row', async () => {
    const siteMap = await copy.read('apps/web/src/site-map.ts');
    expect(siteMap).toContain("{ path: '/help-support', access: 'open', page: 'help-support' },");
    expect(siteMap).toContain("{ path: '/wish-lists', access: 'open', page: 'wish-lists' },");
  });

  it('is not made twice', async () => {
    expect(await runNew('route help-support')).toMatchObject({ exitCode: 1 });
    expect(await runNew('area wish-lists')).toMatchObject({ exitCode: 1 });
  });
});
