import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentCost } from '../cost/by-esbuild.ts';
import { type ComponentDocs, componentDocs, guidesIn, withLinks } from './component-docs.ts';
import { plainTexts, withCost } from './plain-texts.ts';

let titles: Map<string, string> | undefined;

/** Where Storybook has the page of a component, by the title of its stories: `Controls/Button`. */
function storybookPath(name: string): string {
  titles ??= new Map(
    globSync('**/*.stories.tsx', { cwd: guidesIn }).map((file): [string, string] => {
      const [, title = ''] = /title: '([^']+)'/.exec(readFileSync(join(guidesIn, file), 'utf8')) ?? [];
      return [basename(file, '.stories.tsx'), title];
    }),
  );
  const id = titles.get(name)?.toLowerCase().replace(/[ /]+/g, '-');
  return `?path=/docs/${id}--docs`;
}

const SUMMARY = '?summary';

/** A component in a list of all of them. */
export interface ComponentSummary {
  name: string;
  /** `controls`. */
  area: string;
  description: string;
  /** Whether it can be counted on, as a sentence. */
  status: string;
  /** Where its page is. */
  href: string;
  cost?: ComponentCost;
}

const summaryOf = ({ name, folder, components, status, cost }: ComponentDocs): ComponentSummary => ({
  name,
  area: folder.split('/')[0] || 'provider',
  description: components[0]?.description ?? '',
  status,
  href: storybookPath(name),
  cost,
});

/**
 * Gives Storybook what is said of each component: its guide, imported, has all that its page shows, as `?summary` what a list shows, and
 * plain text lies beside the pages.
 */
export const componentDocsPlugin: Plugin = {
  name: 'vitrine:component-docs',
  async load(id) {
    const file = id.replace(SUMMARY, '');
    if (!file.startsWith(`${guidesIn}/`) || !file.endsWith('.md')) return;
    const plain = componentDocs(relative(guidesIn, dirname(file)));
    const docs = plain && (await withCost(withLinks(plain, storybookPath)));
    const wanted = docs && (file === id ? docs : summaryOf(docs));
    return { code: `export default ${JSON.stringify(wanted)}`, moduleType: 'js' };
  },
  async generateBundle() {
    for (const [fileName, source] of await plainTexts()) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
      const text = /^(llms\.txt|components\/\w+\.md)$/.test(path) && (await plainTexts()).get(path);
      if (!text) return next();
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(text);
    });
  },
};
