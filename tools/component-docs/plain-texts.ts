import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ComponentCost, costsOfComponents } from '../cost/by-esbuild.ts';
import { allComponentDocs, type ComponentDocs, guidesIn, withLinks } from './component-docs.ts';
import { llmsText, pageOf, textPath } from './plain-text.ts';

const root = join(guidesIn, '../../..');

const ui = join(root, 'packages/ui');

let measured: Promise<Map<string, ComponentCost>> | undefined;

function costs(): Promise<Map<string, ComponentCost>> {
  measured ??= measure();
  return measured;
}

async function measure(): Promise<Map<string, ComponentCost>> {
  const names = allComponentDocs().map(({ name }) => name);
  const isBuilt = names.every((name) => existsSync(join(ui, `dist/css/${name}.css`)));
  return costsOfComponents(names, root, isBuilt ? undefined : await buildAside());
}

/** Builds the package without its types, in a folder of its own. */
async function buildAside(): Promise<string> {
  const folder = join(ui, 'node_modules/.cache/measured');
  const tsup = join(ui, 'node_modules/.bin/tsup');
  await promisify(execFile)(tsup, ['--out-dir', folder, '--silent'], { cwd: ui });
  return folder;
}

export const withCost = async (docs: ComponentDocs): Promise<ComponentDocs> => ({
  ...docs,
  cost: (await costs()).get(docs.name),
});

/** Returns all plain-text pages by path: `llms.txt`, `components/Button.md`. */
export async function plainTexts(): Promise<Map<string, string>> {
  const all = await Promise.all(allComponentDocs().map(withCost));
  const pages = all.map((docs): [string, string] => [
    textPath(docs.name),
    pageOf(withLinks(docs, (name) => `${name}.md`)),
  ]);
  return new Map([['llms.txt', llmsText(all)], ...pages]);
}
