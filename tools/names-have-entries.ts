import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'tsup';
import { nameOfBuilt } from './modules-stay-apart.ts';
import { type PublicModule, publicModulesOf, publicName } from './public-names.ts';

/**
 * Gives each export of the index its own module, `entries/Button.js`, with all exports of its source module.
 * Importing it loads only that part of the package, even without tree shaking.
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
          // Some file systems are case-insensitive.
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
