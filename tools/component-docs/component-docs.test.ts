import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allComponentDocs, guideFiles, withLinks } from './component-docs.ts';
import { examplesIn, HEADINGS, sectionsOf, storiesIn } from './guide.ts';
import { llmsText, pageOf, textPath } from './plain-text.ts';
import { componentFolders, membersIn, publicNames } from './source.ts';
import { MEANINGS } from './states.ts';
import { statusOf } from './status.ts';

const root = join(import.meta.dirname, '../..');
const src = join(root, 'packages/ui/src');
const guides = [...guideFiles()].map(([folder, file]) => ({
  folder,
  name: basename(file, '.md'),
  guide: readFileSync(file, 'utf8'),
}));
const docs = allComponentDocs();

describe('what is said of components', () => {
  test('is there for every one that users import, in one guide', () => {
    const folders = [...componentFolders()];
    expect(folders.filter(([folder]) => !guideFiles().has(folder))).toEqual([]);
    expect(globSync('**/*.md', { cwd: src }).length).toBe(folders.length);
    const described = docs.flatMap(({ components }) => components);
    expect(described.filter(({ description }) => !description)).toEqual([]);
    expect(described.length).toBe(folders.flatMap(([, names]) => names).length);
  });

  test.each(guides)('has every section, and a story for what is right: $name', ({ name, guide }) => {
    expect(guide).toMatch(new RegExp(`^# ${name}\n`));
    const sections = sectionsOf(guide);
    expect(sections.map(({ heading }) => heading)).toEqual(HEADINGS);
    expect(sections.filter(({ pieces }) => pieces.length === 0)).toEqual([]);
    const shown = (heading: string) =>
      sections.find((one) => one.heading === heading)?.pieces.some((piece) => 'story' in piece);
    expect({ States: shown('States'), Do: shown('Do') }).toEqual({ States: true, Do: true });
    expect(examplesIn(guide)).toHaveLength(1);
  });

  test.each(guides)('shows stories that there are: $name', ({ name, guide }) => {
    const [stories = ''] = globSync(`**/${name}.stories.tsx`, { cwd: src });
    const exported = readFileSync(join(src, stories), 'utf8').matchAll(/^export const (\w+)/gm);
    const known = new Set([...exported].map(([, story]) => story));
    expect(storiesIn(guide).filter((story) => !known.has(story))).toEqual([]);
  });

  test.each(guides)('names parts and props that there are: $name', ({ folder, guide }) => {
    const own = docs.find((one) => one.folder === folder)?.components ?? [];
    const others = docs
      .flatMap(({ components }) => components)
      .filter(({ name }) => guide.includes(`\`${name}\``));
    const known = new Set([
      ...publicNames(),
      ...FROM_ELEMENTS.split(' '),
      ...[...own, ...others].flatMap(({ props }) =>
        props.flatMap(({ name, type }) => [
          name,
          ...membersIn(type),
          ...(type.match(/(?<=')\w+(?=')/g) ?? []),
        ]),
      ),
    ]);
    const named = guide.replace(/^```tsx$[\s\S]*?^```$/gm, '').matchAll(/`(\w+)`/g);
    expect([...named].map(([, word = '']) => word).filter((word) => !known.has(word))).toEqual([]);
    const parts = own.slice(1).map(({ name }) => name);
    expect(parts.filter((part) => !guide.includes(`\`${part}\``))).toEqual([]);
  });
});

describe('what rules of an app can name', () => {
  const stylingOf = (folder: string) => docs.find((one) => one.folder === folder)?.styling;

  test('is said of every component: its states and its roles, each with its meaning', () => {
    const all = docs.flatMap(({ folder, styling: { states, roles } }) => [
      ...states.map(({ selector, meaning }) => ({ of: `${folder} ${selector}`, meaning })),
      ...roles.map(({ property, meaning }) => ({ of: property, meaning })),
    ]);
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ meaning }) => !meaning)).toEqual([]);
  });

  test('comes from its sheet, from what it draws, and from the sheets that it shares', () => {
    expect(stylingOf('controls/Button')?.states).toContainEqual({
      selector: '[aria-busy=true]',
      meaning: 'What was pressed is under way.',
    });
    expect(stylingOf('controls/Button')?.roles).toContainEqual({
      property: '--vitrine-color-on-ink',
      meaning: 'Text and icons on ink.',
    });
    const states = (folder: string) => stylingOf(folder)?.states.map(({ selector }) => selector);
    expect(states('search/SearchBar')).toContain('[data-saved]');
    expect(states('controls/DateField')).toContain('[data-invalid]');
    expect(states('products/ProductPicture')).toEqual([]);
    const meaningOf = (folder: string) =>
      stylingOf(folder)?.states.find(({ selector }) => selector === '[data-over]')?.meaning;
    expect(meaningOf('controls/FileDrop')).not.toBe(meaningOf('controls/Textarea'));
  });

  test('has no words for a state that nothing has', () => {
    const named = new Set(docs.flatMap(({ styling }) => styling.states.map(({ selector }) => selector)));
    const states = Object.keys(MEANINGS).map((state) => `[${state.split(' ').at(-1)}]`);
    expect(states.filter((state) => !named.has(state))).toEqual([]);
  });
});

describe('whether a component can be counted on', () => {
  const changelog =
    '# ui\n\n## 1.2.0\n\n`Rating` takes halves; `Stepper` is new.\n\n## 1.0.0\n\n`Rating`, `RatingBar`.\n';

  test('is said of every component', () => {
    expect(
      docs.map(({ name, status }) => ({ name, status })).filter(({ status }) => !/^\w+:? .*\.$/.test(status)),
    ).toEqual([]);
    expect(docs.find(({ name }) => name === 'Button')?.status).toBe('Stable since 1.0.0.');
  });

  test.each([
    ['Rating', 'Stable since 1.0.0.'],
    ['Stepper', 'Stable since 1.2.0.'],
    ['Bar', 'New: it comes with the next version.'],
  ])('%s: %s', (name, status) => {
    expect(statusOf({ name }, changelog)).toBe(status);
  });

  test('says first that it is on its way out', () => {
    const deprecated = 'since 1.2, goes in 2.0: use `Stepper` (no codemod: its values differ).';
    expect(statusOf({ name: 'Rating', deprecated }, changelog)).toBe(`Deprecated ${deprecated}`);
  });
});

test('pages of documentation write tables as elements, because Storybook shows those of Markdown as they are typed', () => {
  const pages = globSync('.storybook/*.mdx', { cwd: root });
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => /^\|/m.test(readFileSync(join(root, page), 'utf8')))).toEqual([]);
});

/** Roles, elements and their properties, which guides name as they are. */
const FROM_ELEMENTS =
  'article aside banner button checkbox dialog alertdialog feed img listbox menu progressbar radio radiogroup combobox search slider status switch tab tablist tabpanel textbox tooltip alert ' +
  'useCallback children disabled autoComplete placeholder lang username email current';

describe('the plain text', () => {
  const button = docs.find(({ name }) => name === 'Button');

  test('leads to a page for every component, with its sentence', () => {
    const text = llmsText(docs);
    for (const { name, components } of docs)
      expect(text).toContain(`- [${name}](${textPath(name)}): ${components[0]?.description}\n`.trimEnd());
  });

  test('says what the guide, the types and the doc comments say', () => {
    const text = button && pageOf(button);
    for (const heading of [...HEADINGS, 'Styling']) expect(text).toContain(`\n## ${heading}\n`);
    expect(text).toContain('| `[aria-busy=true]` | What was pressed is under way. |');
    expect(text).toContain('\nStable since 1.0.0.\n');
    expect(text).toContain('\nStarts something; with `asChild`, a link that looks the same.\n');
    expect(text).toContain(
      "| `variant` | `'primary' \\| 'secondary' \\| 'quiet' \\| 'danger'` | `'secondary'` | How much the button asks for attention",
    );
    const dialog = docs.find(({ name }) => name === 'Dialog');
    expect(dialog && pageOf(dialog)).toContain(
      '| `onOpenChange` | `(open: boolean, change: OpenChange) => void` |',
    );
    expect(text).toContain('All other properties are those of `<button>`.');
  });

  test('leads from a component to those that its guide names, and says what it costs', () => {
    if (!button) throw new Error('There is no Button.');
    const text = pageOf({
      ...withLinks(button, (name) => `${name}.md`),
      cost: { script: 1000, style: 1037 },
    });
    expect(text).toContain(
      '`SegmentedControl`](SegmentedControl.md), [`RadioGroup`](RadioGroup.md) or [`ChipGroup`](Chip.md)',
    );
    expect(text).toContain("import { Button } from '@vitrine/ui';");
    expect(text).toContain('loads 1.0 kB of JavaScript and 1.0 kB of CSS for it');
  });

  test('has the props that a component takes from others, and not those that it leaves out', () => {
    const propsOf = (name: string) =>
      docs
        .flatMap(({ components }) => components)
        .find((one) => one.name === name)
        ?.props.map((prop) => prop.name);
    expect(propsOf('Dialog')).toEqual(
      expect.arrayContaining(['title', 'open', 'onOpenChange', 'restoreFocusTo']),
    );
    expect(propsOf('LoginPrompt')).toContain('onOpenChange');
    expect(propsOf('LoginPrompt')).not.toContain('hideTitle');
    expect(propsOf('ProductModal')).toEqual(
      expect.arrayContaining(['status', 'product', 'onRetry', 'onNext']),
    );
    expect(propsOf('Combobox')).toEqual(expect.arrayContaining(['multiple', 'options', 'freeText', 'label']));
    expect(docs.find(({ name }) => name === 'Combobox')?.components[0]?.props).toContainEqual(
      expect.objectContaining({ name: 'freeText', initial: 'false' }),
    );
  });
});
