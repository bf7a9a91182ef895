import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentCost, costsOfComponents } from '../cost/by-esbuild.ts';
import { allComponentDocs, type ComponentDocs, guidesIn, withLinks } from './component-docs.ts';
import { llmsText, pageOf, textPath } from './plain-text.ts';

const root = join(guidesIn, '../../..');

let measured: Promise<Map<string, ComponentCost>> | undefined;

/** What each costs that was there when the package was built last. */
function measure(): Promise<Map<string, ComponentCost>> {
  const isBuilt = ({ name }: ComponentDocs) => existsSync(join(root, `packages/ui/dist/css/${name}.css`));
  measured ??= costsOfComponents(
    allComponentDocs()
      .filter(isBuilt)
      .map(({ name }) => name),
    root,
  );
  return measured;
}

export const withCost = async (docs: ComponentDocs): Promise<ComponentDocs> => ({
  ...docs,
  cost: (await measure()).get(docs.name),
});

/** The plain text by its path: `llms.txt`, `components/Button.md`. */
export async function plainTexts(): Promise<Map<string, string>> {
  const all = await Promise.all(allComponentDocs().map(withCost));
  const pages = all.map((docs): [string, string] => [
    textPath(docs.name),
    pageOf(withLinks(docs, (name) => `${name}.md`)),
  ]);
  return new Map([['llms.txt', llmsText(all)], ...pages]);
}
