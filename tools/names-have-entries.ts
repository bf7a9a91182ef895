import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'tsup';
import { nameOfBuilt } from './modules-stay-apart.ts';
import { type PublicModule, publicModulesOf, publicName } from './public-names.ts';

/**
 * Gives each name of the index a module of its own, `entries/Button.js`, with what the index hands on from the same module: whoever
 * imports it reads that much of the package, also where nothing leaves out what is not used.
 */
export const namesHaveEntries: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'names-have-entries',
  setup(build) {
    const { outdir = '', absWorkingDir = process.cwd() } = build.initialOptions;
    build.onEnd((result) => {
      const index = readFileSync(join(absWorkingDir, 'src/index.ts'), 'utf8');
      const taken = new Set<string>();
      for (const module of publicModulesOf(index)) {
        for (const name of module.values.map(publicName)) {
          // Not every file system tells them apart.
          if (taken.has(name.toLowerCase()))
            throw new Error(`${name} differs from another name by capitals only.`);
          taken.add(name.toLowerCase());
          for (const [ending, text] of Object.entries(entryOf(module))) {
            const path = join(outdir, `entries/${name}${ending}`);
            result.outputFiles?.push({ path, text, contents: Buffer.from(text), hash: '' });
          }
        }
      }
    });
  },
};

function entryOf({ path, values, types }: PublicModule) {
  const handingOn = (names: string[], from: string) =>
    `export { ${names.join(', ')} } from ${JSON.stringify(from)};\n`;
  return {
    '.js': handingOn(values, `.${nameOfBuilt(path)}.js`),
    '.d.ts': handingOn([...values, ...types.map((name) => `type ${name}`)], `.${path}`),
  };
}
