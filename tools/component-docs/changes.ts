import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseChangesetFile } from '@changesets/parse';

const root = join(import.meta.dirname, '../..');

/** Paths of the files in which changes of @vitrine/ui are written. */
export const changelogFile = join(root, 'packages/ui/CHANGELOG.md');
const changesets = () =>
  globSync('.changeset/*.md', { cwd: root })
    .sort()
    .map((file) => parseChangesetFile(readFileSync(join(root, file), 'utf8')));

/** How much work a change asks of its users: code to change, something new, or none. */
export type ChangeKind = 'major' | 'minor' | 'patch';

export interface ChangesOfPackage {
  /** Changes that the next version brings, as Markdown. */
  coming: Record<ChangeKind, string[]>;
  /** Released versions, the newest first, with their Markdown. */
  released: { version: string; text: string }[];
}

export function changesOfPackage(): ChangesOfPackage {
  const coming: ChangesOfPackage['coming'] = { major: [], minor: [], patch: [] };
  for (const { summary, releases } of changesets()) {
    const type = releases.find(({ name }) => name === '@vitrine/ui')?.type;
    if (type && type !== 'none') coming[type].push(summary.trim());
  }
  const released = readFileSync(changelogFile, 'utf8')
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((letter) => {
      const [version = '', ...lines] = letter.split('\n');
      return { version, text: lines.join('\n').trim() };
    });
  return { coming, released };
}

/** Returns the paragraphs of all changes, each on one line. */
export function changeTexts(): string[] {
  const { coming, released } = changesOfPackage();
  const letters = [...Object.values(coming).flat(), ...released.map(({ text }) => text)];
  return letters.flatMap((letter) =>
    letter
      .split(/\n{2,}|\n(?=- )/)
      .map((paragraph) => paragraph.replace(/^- /, '').replace(/\s+/g, ' ').trim()),
  );
}
