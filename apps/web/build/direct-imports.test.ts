import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { directImports } from './direct-imports.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'direct-imports-'));
});
afterEach(() => rm(folder, { recursive: true }));

const shelf = {
  'node_modules/shelf/package.json': '{ "name": "shelf", "type": "module", "exports": "./index.js" }',
  'node_modules/shelf/index.js': `
    import * as Jars from './jars.js';
    export { cup, cup as mug } from './cup.js';
    export { default as Plate } from './plate.js';
    export * as bowls from './bowls.js';
    export { Jars };
    export const size = 3;
    export { heavy } from './heavy.js';
  `,
  'node_modules/shelf/cup.js': 'export const cup = "a cup";',
  'node_modules/shelf/plate.js': 'export default "a plate";',
  'node_modules/shelf/bowls.js': 'export const deep = "a deep bowl", flat = "a flat bowl";',
  'node_modules/shelf/jars.js': 'export const jam = "jam";',
  'node_modules/shelf/heavy.js': 'console.log("heavy"); export const heavy = "heavy";',
  'node_modules/room/package.json': '{ "name": "room", "type": "module", "exports": "./index.js" }',
  'node_modules/room/index.js': 'export { cup, heavy } from "shelf";',
};

/** Builds an app of one module. Returns its default export and the modules that were read. */
async function run(main: string) {
  for (const [file, text] of Object.entries({ ...shelf, 'main.ts': main })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const read = new Set<string>();
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      directImports(['shelf', 'room']),
      { name: 'read', moduleParsed: ({ id }) => void read.add(id.replace(/^.*node_modules\//, '')) },
    ],
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      lib: { entry: join(folder, 'main.ts'), formats: ['es'] },
    },
  }).then((result) => [result].flat()[0])) as Rolldown.RolldownOutput;
  const module = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return {
    read: [...read].filter((id) => !id.startsWith('/')),
    says: module.default as unknown,
    map: output[0].map,
  };
}

it('a build reads only the modules that define the imported names', async () => {
  const { read, says } = await run(
    `import { bowls, cup as tea, Jars, mug, Plate } from 'shelf'; export default [tea, mug, Plate, bowls.deep, Jars.jam];`,
  );
  expect(says).toEqual(['a cup', 'a cup', 'a plate', 'a deep bowl', 'jam']);
  expect(read.sort()).toEqual(['shelf/bowls.js', 'shelf/cup.js', 'shelf/jars.js', 'shelf/plate.js']);
});

it('a name that one package re-exports from another is imported from its origin', async () => {
  const { read, says } = await run(`import { cup } from 'room'; export default cup;`);
  expect(says).toBe('a cup');
  expect(read).toEqual(['shelf/cup.js']);
});

it('names defined in the index, and imports of the whole package, stay with the index', async () => {
  expect((await run(`import { cup, size } from 'shelf'; export default [cup, size];`)).says).toEqual([
    'a cup',
    3,
  ]);
  const { read, says } = await run(`import * as shelf from 'shelf'; export default shelf.size;`);
  expect(says).toBe(3);
  expect(read).toContain('shelf/heavy.js');
});

it('every line keeps its number', async () => {
  const { map } = await run(
    `import {\n  cup,\n  mug,\n} from 'shelf';\n\nexport default () => {\n  throw new Error(cup + mug);\n};`,
  );
  const lines =
    map?.sourcesContent?.[map.sources.findIndex((source) => source.endsWith('main.ts'))]?.split('\n');
  expect(lines?.[6]).toContain('throw new Error');
});
