import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ComponentCost } from '../cost/by-esbuild.ts';
import { changelogFile, changeTexts } from './changes.ts';
import { preambleOf, type Section, sectionsOf, storiesIn } from './guide.ts';
import { componentFolders, type DocumentedComponent, documentedComponent } from './source.ts';
import { statusOf } from './status.ts';
import { type Styling, stylingOf } from './styling.ts';

export const guidesIn = join(import.meta.dirname, '../../packages/ui/src');

export interface ComponentDocs {
  /** Name of the main component, such as `Button`. */
  name: string;
  folder: string;
  /** The main component comes first. */
  components: DocumentedComponent[];
  /** Other names under which people may look for it. */
  otherNames: string[];
  /** The stories of the guide, the one that shows the component best first. */
  stories: string[];
  guide: Section[];
  status: string;
  styling: Styling;
  /** Size of the main component in a page; absent if the package is not built. */
  cost?: ComponentCost;
  /** Changelog and changeset entries that name one of the components. */
  changes: string[];
}

/** Returns the paths of guides by component folder. */
export const guideFiles = (): Map<string, string> =>
  new Map(
    globSync('**/*.md', { cwd: guidesIn })
      .sort()
      .map((file) => [dirname(file).replace(/^\.$/, ''), join(guidesIn, file)]),
  );

const changelog = () => readFileSync(changelogFile, 'utf8');

const changesOf = (names: string[]): string[] =>
  changeTexts().filter((text) => names.some((name) => new RegExp(`\`<?${name}\\b`).test(text)));

/** Returns the docs of a component folder; undefined without a guide. */
export function componentDocs(folder: string): ComponentDocs | undefined {
  const file = guideFiles().get(folder);
  const names = componentFolders().get(folder);
  if (!file || !names) return undefined;
  const name = basename(file, '.md');
  const ordered = [name, ...names.filter((other) => other !== name)];
  const components = ordered.map(documentedComponent);
  const guide = readFileSync(file, 'utf8');
  return {
    name,
    folder,
    components,
    otherNames: preambleOf(guide).otherNames,
    stories: storiesIn(guide),
    guide: sectionsOf(guide),
    status: statusOf(components[0] ?? { name }, changelog()),
    styling: stylingOf(folder),
    changes: changesOf(ordered),
  };
}

export const allComponentDocs = (): ComponentDocs[] =>
  [...componentFolders().keys()].flatMap((folder) => componentDocs(folder) ?? []);

/**
 * Returns a function that links components in Markdown, written as `Button`, to their pages; those of the
 * folder `except` stay as they are.
 */
export function linker(addressOf: (name: string) => string, except?: string): (text: string) => string {
  const pages = new Map<string, string>();
  for (const [folder, file] of guideFiles())
    if (folder !== except)
      for (const component of componentFolders().get(folder) ?? [])
        pages.set(component, addressOf(basename(file, '.md')));
  return (text) =>
    text.replace(/`(\w+)`/g, (code, name) => (pages.has(name) ? `[${code}](${pages.get(name)})` : code));
}

/** Returns docs whose guide links other components to their pages, except in its section `Code`. */
export function withLinks(docs: ComponentDocs, addressOf: (name: string) => string): ComponentDocs {
  const linked = linker(addressOf, docs.folder);
  return {
    ...docs,
    guide: docs.guide.map(({ heading, pieces }) => ({
      heading,
      pieces:
        heading === 'Code'
          ? pieces
          : pieces.map((piece) => ('text' in piece ? { text: linked(piece.text) } : piece)),
    })),
  };
}
