import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { allComponentDocs, componentDocs, guidesIn } from './component-docs.ts';
import { llmsText, pageOf, textPath } from './plain-text.ts';

/** The plain text by its path: `llms.txt`, `components/Button.md`. */
function texts(): Map<string, string> {
  const all = allComponentDocs();
  return new Map([
    ['llms.txt', llmsText(all)],
    ...all.map((docs): [string, string] => [textPath(docs.name), pageOf(docs)]),
  ]);
}

/** Gives Storybook what is said of each component: its guide, imported, has all that its page shows, and plain text lies beside the pages. */
export const componentDocsPlugin: Plugin = {
  name: 'vitrine:component-docs',
  load(id) {
    if (!id.startsWith(`${guidesIn}/`) || !id.endsWith('.md')) return;
    const docs = componentDocs(relative(guidesIn, dirname(id)));
    return { code: `export default ${JSON.stringify(docs)}`, moduleType: 'js' };
  },
  generateBundle() {
    for (const [fileName, source] of texts()) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
      const text = /^(llms\.txt|components\/\w+\.md)$/.test(path) && texts().get(path);
      if (!text) return next();
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(text);
    });
  },
};
