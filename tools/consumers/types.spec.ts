import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { examplesOfPackages } from '../readme-examples.ts';
import { test } from './fixtures.ts';
import { install, openApp, type StrangersApp } from './stranger.ts';

const COMPILERS = ['typescript-5.9', 'typescript-6', 'typescript-7'];
const RESOLUTIONS = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
};
const NOT_OF_ESM_ONLY = ['--profile', 'esm-only'];

test('every path and sheet is typed for TypeScript 5.9 to 7, and the tarballs are clean', async ({
  tarballs,
}) => {
  await using app = await openApp('types');
  await install(app, tarballs);
  await writeFile(join(app.folder, 'all.tsx'), await everyImport(app));

  for (const compiler of COMPILERS) {
    for (const [name, resolution] of Object.entries(RESOLUTIONS)) {
      const compilerOptions = {
        ...resolution,
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        skipLibCheck: false,
        noUncheckedSideEffectImports: true,
        types: [],
      };
      const project = `${compiler}-${name}.json`;
      await writeFile(join(app.folder, project), JSON.stringify({ compilerOptions, files: ['all.tsx'] }));
      await app.run('node', `node_modules/${compiler}/bin/tsc`, '-p', project);
    }
  }
  for (const tarball of tarballs) {
    await app.run('npx', '--no', 'publint', tarball, '--strict');
    await app.run('npx', '--no', 'attw', tarball, ...NOT_OF_ESM_ONLY);
  }
});

test('the examples of the READMEs compile in strict and non-strict apps, with the settings that Next writes', async ({
  tarballs,
}) => {
  await using app = await openApp('types');
  await install(app, tarballs);
  const examples = examplesOfPackages();
  expect(examples.length).toBeGreaterThan(50);
  for (const { name, code } of examples) await writeFile(join(app.folder, name), `${code}\nexport {};\n`);
  for (const compiler of COMPILERS) {
    for (const strict of [true, false]) {
      const compilerOptions = {
        ...RESOLUTIONS.bundler,
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        strict,
        noEmit: true,
        skipLibCheck: true,
        types: [],
      };
      const project = `${compiler}-${strict ? 'strict' : 'loose'}.json`;
      const files = examples.map(({ name }) => name);
      await writeFile(join(app.folder, project), JSON.stringify({ compilerOptions, files }));
      await app.run('node', `node_modules/${compiler}/bin/tsc`, '-p', project);
    }
  }
});

async function everyImport(app: StrangersApp): Promise<string> {
  const built = (folder: string) => readdir(join(app.folder, 'node_modules/@vitrine/ui/dist', folder));
  const named = (await built('entries'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(0, -3));
  const sheets = (await built('css')).filter((file) => file.endsWith('.css'));
  expect(Math.min(named.length, sheets.length)).toBeGreaterThan(50);
  const modules = ['api', 'api/openapi', 'hooks', 'ui', ...named.map((name) => `ui/${name}`)];
  return [
    ...modules.map((path, place) => `import * as module${place} from '@vitrine/${path}';`),
    ...['styles.css', 'fonts.css', ...sheets.map((file) => `css/${file}`)].map(
      (file) => `import '@vitrine/ui/${file}';`,
    ),
    `export const all = [${modules.map((_, place) => `module${place}`)}];`,
    "export const button = <module3.Button variant='primary'>Buy</module3.Button>;",
    'export const plain = <module3.Button variant={undefined} busy={undefined} onClick={undefined}>Buy</module3.Button>;',
    '// @ts-expect-error: no such variant, so the props are known',
    "export const wrong = <module3.Button variant='loud'>Buy</module3.Button>;",
    '// @ts-expect-error: no such sheet',
    "import '@vitrine/ui/css/Nothing.less';",
  ].join('\n');
}
