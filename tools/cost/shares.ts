import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { exportOf, forPages } from './by-esbuild.ts';
import { compressed } from './compressed.ts';

// Lists the packages in the bundle of a component of the built @vitrine/ui, with their sizes, without React:
// `pnpm run cost:shares Tooltip Dialog`.

const root = join(import.meta.dirname, '../..');

const packageOf = (path: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? '@vitrine/ui';

for (const name of process.argv.slice(2)) {
  const { metafile, outputFiles } = await esbuild.build({
    ...forPages,
    metafile: true,
    stdin: { contents: exportOf([name]), resolveDir: root },
  });
  const [bundle] = outputFiles;
  const [output] = Object.values(metafile.outputs);
  if (!bundle || !output) throw new Error(`Nothing was built of ${name}.`);
  const minified = new Map<string, number>();
  for (const [path, { bytesInOutput }] of Object.entries(output.inputs)) {
    const part = packageOf(path);
    minified.set(part, (minified.get(part) ?? 0) + bytesInOutput);
  }
  const total = compressed(bundle.contents);
  console.warn(`${name}: ${total} bytes compressed, ${output.bytes} minified`);
  const shares = [...minified].filter(([, bytes]) => bytes > 0).sort(([, one], [, other]) => other - one);
  console.table(
    Object.fromEntries(
      shares.map(([part, bytes]) => [
        part,
        { minified: bytes, 'share of the compressed': Math.round((total * bytes) / output.bytes) },
      ]),
    ),
  );
}
