import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentCost } from '../cost/by-esbuild.ts';
import { type ChangesOfPackage, changelogFile, changesOfPackage } from './changes.ts';
import {
  allComponentDocs,
  type ComponentDocs,
  componentDocs,
  guidesIn,
  linker,
  withLinks,
} from './component-docs.ts';
import { plainTexts, withCost } from './plain-texts.ts';
import { searchWords } from './search-words.ts';
import { type Box, pictureOf } from './story-picture.ts';
import { docsIdOf, titleOf } from './story-titles.ts';

const storybookPath = (name: string) => `?path=/docs/${docsIdOf(name)}`;

const SUMMARY = '?summary';

/** Picture of a component, as its main story is drawn in both themes. */
export interface ComponentPicture {
  light: string;
  dark: string;
  /** Width of the file in pixels. */
  width: number;
  content: Box;
  /** CSS colours around the content. */
  grounds: { light: string; dark: string };
}

export interface ComponentSummary {
  name: string;
  area: string;
  description: string;
  status: string;
  href: string;
  /** Words by which a search finds the component. */
  words: string;
  picture?: ComponentPicture;
  cost?: ComponentCost;
}

/** Data of a component's page. */
export type ComponentPageData = ComponentDocs & { picture?: ComponentPicture };

const summaryOf = (docs: ComponentDocs): ComponentSummary => ({
  name: docs.name,
  area: docs.folder.split('/')[0] || 'provider',
  description: docs.components[0]?.description ?? '',
  status: docs.status,
  href: storybookPath(docs.name),
  words: searchWords(docs),
  cost: docs.cost,
});

/** Returns a module that exports `data`, with the picture of the component if there is one. */
function moduleWithPicture({ name, stories }: ComponentDocs, data: object, file: string): string {
  const picture = pictureOf(titleOf(name), stories);
  if (!picture) return `export default ${JSON.stringify(data)}`;
  const { files, width, content, grounds } = picture;
  const from = (path: string) => JSON.stringify(`${relative(dirname(file), path)}?url`);
  return [
    `import light from ${from(files.light)};`,
    `import dark from ${from(files.dark)};`,
    `const picture = { light, dark, ...${JSON.stringify({ width, content, grounds })} };`,
    `export default { ...${JSON.stringify(data)}, picture };`,
  ].join('\n');
}

function linkedChanges(): ChangesOfPackage {
  const linked = linker(storybookPath);
  const { coming, released } = changesOfPackage();
  return {
    coming: {
      major: coming.major.map(linked),
      minor: coming.minor.map(linked),
      patch: coming.patch.map(linked),
    },
    released: released.map(({ version, text }) => ({ version, text: linked(text) })),
  };
}

/** Returns the words of all guides by the id of the component's page, for the search in the sidebar. */
const wordsOfGuides = (): string =>
  JSON.stringify(
    Object.fromEntries(allComponentDocs().map((docs) => [docsIdOf(docs.name), searchWords(docs)])),
  );

/** Path of the words of all guides. Storybook's manager loads it, which is bundled without this plugin. */
const WORDS = 'guide-words.json';

/**
 * Loads component docs in Storybook. Importing a guide returns its page's data, or with `?summary` its entry
 * in the list; importing the changelog with `?changes` returns all changes. The plugin also serves and builds
 * the plain-text pages and the words of the guides.
 */
export const componentDocsPlugin: Plugin = {
  name: 'vitrine:component-docs',
  async load(id) {
    if (id === `${changelogFile}?changes`)
      return { code: `export default ${JSON.stringify(linkedChanges())}`, moduleType: 'js' };
    const file = id.replace(SUMMARY, '');
    if (!file.startsWith(`${guidesIn}/`) || !file.endsWith('.md')) return;
    const plain = componentDocs(relative(guidesIn, dirname(file)));
    if (!plain) return { code: 'export default undefined', moduleType: 'js' };
    const docs = await withCost(plain);
    const data = file === id ? withLinks(docs, storybookPath) : summaryOf(docs);
    return { code: moduleWithPicture(docs, data, file), moduleType: 'js' };
  },
  async generateBundle() {
    for (const [fileName, source] of [...(await plainTexts()), [WORDS, wordsOfGuides()]] as const)
      this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
      const isText = /^(llms\.txt|components\/\w+\.md)$/.test(path);
      const text = path === WORDS ? wordsOfGuides() : isText && (await plainTexts()).get(path);
      if (!text) return next();
      response.setHeader(
        'content-type',
        `${path === WORDS ? 'application/json' : 'text/plain'}; charset=utf-8`,
      );
      response.end(text);
    });
  },
};
