import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ComponentCost } from '../cost/by-esbuild.ts';
import { type Section, sectionsOf } from './guide.ts';
import { componentFolders, type DocumentedComponent, documentedComponent } from './source.ts';
import { statusOf } from './status.ts';
import { type Styling, stylingOf } from './styling.ts';

/** Where components have their guides beside them. */
export const guidesIn = join(import.meta.dirname, '../../packages/ui/src');

/** All that is said of the components of a folder, for a page or as plain text. */
export interface ComponentDocs {
  /** `Button`. */
  name: string;
  /** `controls/Button`. */
  folder: string;
  /** The component of that name first, then what goes with it. */
  components: DocumentedComponent[];
  guide: Section[];
  /** Whether it can be counted on, as a sentence. */
  status: string;
  styling: Styling;
  /** What a page pays for it, where the package is built. */
  cost?: ComponentCost;
  /** What changed for users, where it names one of the components. */
  changes: string[];
}

/** The guides beside the components, by their folder. */
export const guideFiles = (): Map<string, string> =>
  new Map(
    globSync('**/*.md', { cwd: guidesIn })
      .sort()
      .map((file) => [dirname(file).replace(/^\.$/, ''), join(guidesIn, file)]),
  );

const changelog = () => readFileSync(join(guidesIn, '../CHANGELOG.md'), 'utf8');

/** Paragraphs and points of changesets and change logs that name a component. */
function changesOf(names: string[]): string[] {
  const root = join(guidesIn, '../../..');
  const letters = globSync(['.changeset/*.md', 'packages/ui/CHANGELOG.md'], { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((letter) => letter.includes('@vitrine/ui'));
  const paragraphs = letters.flatMap((letter) =>
    letter
      .replace(/^---[\s\S]*?^---$/m, '')
      .split(/\n{2,}|\n(?=- )/)
      .map((paragraph) => paragraph.replace(/^- /, '').replace(/\s+/g, ' ').trim()),
  );
  return paragraphs.filter((paragraph) => names.some((name) => new RegExp(`\`<?${name}\\b`).test(paragraph)));
}

/** What is said of the components of a folder; nothing where it has no guide. */
export function componentDocs(folder: string): ComponentDocs | undefined {
  const file = guideFiles().get(folder);
  const names = componentFolders().get(folder);
  if (!file || !names) return undefined;
  const name = basename(file, '.md');
  const ordered = [name, ...names.filter((other) => other !== name)];
  const components = ordered.map(documentedComponent);
  return {
    name,
    folder,
    components,
    guide: sectionsOf(readFileSync(file, 'utf8')),
    status: statusOf(components[0] ?? { name }, changelog()),
    styling: stylingOf(folder),
    changes: changesOf(ordered),
  };
}

/** All of them, in the order of the index. */
export const allComponentDocs = (): ComponentDocs[] =>
  [...componentFolders().keys()].flatMap((folder) => componentDocs(folder) ?? []);

/** Makes of each component that a guide names a link to its page; the code to copy stays as it is. */
export function withLinks(docs: ComponentDocs, addressOf: (name: string) => string): ComponentDocs {
  const pages = new Map<string, string>();
  for (const [folder, file] of guideFiles())
    if (folder !== docs.folder)
      for (const component of componentFolders().get(folder) ?? [])
        pages.set(component, addressOf(basename(file, '.md')));
  const linked = (text: string) =>
    text.replace(/`(\w+)`/g, (code, name) => (pages.has(name) ? `[${code}](${pages.get(name)})` : code));
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
