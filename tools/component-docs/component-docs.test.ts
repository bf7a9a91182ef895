import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changesOfPackage } from './changes.ts';
import { allComponentDocs, guideFiles, withLinks } from './component-docs.ts';
import { examplesIn, HEADINGS, sectionsOf, storiesIn } from './guide.ts';
import { llmsText, pageOf, textPath } from './plain-text.ts';
import { searchWords } from './search-words.ts';
import { componentFolders, membersIn, publicNames } from './source.ts';
import { MEANINGS } from './states.ts';
import { statusOf } from './status.ts';
import { contentOf, pictureOf, readPng } from './story-picture.ts';
import { titleOf } from './story-titles.ts';

const root = join(import.meta.dirname, '../..');
const src = join(root, 'packages/ui/src');
const guides = [...guideFiles()].map(([folder, file]) => ({
  folder,
  name: basename(file, '.md'),
  guide: readFileSync(file, 'utf8'),
}));
const docs = allComponentDocs();

describe('the guides of components', () => {
  test('every exported component is described in exactly one guide', () => {
    const folders = [...componentFolders()];
    expect(folders.filter(([folder]) => !guideFiles().has(folder))).toEqual([]);
    expect(globSync('**/*.md', { cwd: src }).length).toBe(folders.length);
    const described = docs.flatMap(({ components }) => components);
    expect(described.filter(({ description }) => !description)).toEqual([]);
    expect(described.length).toBe(folders.flatMap(([, names]) => names).length);
  });

  test.each(guides)('the guide has every section, and a story of correct use: $name', ({ name, guide }) => {
    expect(guide).toMatch(new RegExp(`^# ${name}\n`));
    const sections = sectionsOf(guide);
    expect(sections.map(({ heading }) => heading)).toEqual(HEADINGS);
    expect(sections.filter(({ pieces }) => pieces.length === 0)).toEqual([]);
    const shown = (heading: string) =>
      sections.find((one) => one.heading === heading)?.pieces.some((piece) => 'story' in piece);
    expect({ States: shown('States'), Do: shown('Do') }).toEqual({ States: true, Do: true });
    expect(examplesIn(guide)).toHaveLength(1);
  });

  test.each(guides)('the guide shows only existing stories: $name', ({ name, guide }) => {
    const [stories = ''] = globSync(`**/${name}.stories.tsx`, { cwd: src });
    const exported = readFileSync(join(src, stories), 'utf8').matchAll(/^export const (\w+)/gm);
    const known = new Set([...exported].map(([, story]) => story));
    expect(storiesIn(guide).filter((story) => !known.has(story))).toEqual([]);
  });

  test.each(guides)('the guide names only existing parts and props: $name', ({ folder, guide }) => {
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

describe('the styling of components', () => {
  const stylingOf = (folder: string) => docs.find((one) => one.folder === folder)?.styling;

  test('every state and role of a component has a meaning', () => {
    const all = docs.flatMap(({ folder, styling: { states, roles } }) => [
      ...states.map(({ selector, meaning }) => ({ of: `${folder} ${selector}`, meaning })),
      ...roles.map(({ property, meaning }) => ({ of: property, meaning })),
    ]);
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ meaning }) => !meaning)).toEqual([]);
  });

  test('the states of a component come from its sheet, its markup and shared sheets', () => {
    expect(stylingOf('controls/Button')?.states).toContainEqual({
      selector: '[aria-busy=true]',
      meaning: 'The pressed action is in progress.',
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

  test('every described state exists in a component', () => {
    const named = new Set(docs.flatMap(({ styling }) => styling.states.map(({ selector }) => selector)));
    const states = Object.keys(MEANINGS).map((state) => `[${state.split(' ').at(-1)}]`);
    expect(states.filter((state) => !named.has(state))).toEqual([]);
  });
});

describe('the stability of components', () => {
  const changelog =
    '# ui\n\n## 1.2.0\n\n`Rating` takes halves; `Stepper` is new.\n\n## 1.0.0\n\n`Rating`, `RatingBar`.\n';

  test('every component has a status', () => {
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

  test('the status of a deprecated component begins with its deprecation', () => {
    const deprecated = 'since 1.2, goes in 2.0: use `Stepper` (no codemod: its values differ).';
    expect(statusOf({ name: 'Rating', deprecated }, changelog)).toBe(`Deprecated ${deprecated}`);
  });
});

describe('the search by words of the guides', () => {
  const foundBy = (word: string) =>
    docs.filter((one) => searchWords(one).split(' ').includes(word)).map(({ name }) => name);

  test('a component is found by its other names and by words of its guide', () => {
    expect(foundBy('basket')).toEqual(expect.arrayContaining(['CartButton', 'CartList']));
    expect(foundBy('wishlist')).toEqual(['HeartButton']);
    expect(foundBy('bag')).toContain('CartButton');
    expect(foundBy('filled')).toContain('HeartButton');
  });

  test('a component is not found by the names of its alternatives', () => {
    expect(foundBy('segmentedcontrol')).not.toContain('Button');
  });
});

describe('the pictures of components', () => {
  /** Components that draw nothing, or only where the page is scrolled. */
  const UNSEEN = ['UiProvider', 'VisuallyHidden', 'BackToTop'];

  test('every component that can be seen has a picture of its main story, in both themes', () => {
    const pictured = docs.filter(({ name, stories }) => pictureOf(titleOf(name), stories));
    const others = docs.filter((one) => !pictured.includes(one)).map(({ name }) => name);
    expect(others.sort()).toEqual([...UNSEEN].sort());
    const menu = docs.find(({ name }) => name === 'Menu');
    expect(menu && pictureOf(titleOf('Menu'), menu.stories)?.files.light).toMatch(/controls-menu-open\.png$/);
  });

  test('the ground around the drawn part is cut off', () => {
    const picture = pictureOf('Controls/Button', ['Variants']);
    const { width, height, depth, bytes } = readPng(readFileSync(picture?.files.light ?? ''));
    expect(bytes).toHaveLength(width * height * depth);
    const { left, top, ...size } = picture?.content ?? { left: 0, top: 0, width, height };
    expect(left).toBeGreaterThan(8);
    expect(top).toBeGreaterThan(4);
    expect(size.width).toBeLessThan(width / 1.5);
    const dot = Uint8Array.from([9, 9, 9, 9, 9, 9, 9, 9, 9, 200, 9, 9]);
    expect(contentOf({ width: 2, height: 2, depth: 3, bytes: dot })).toEqual({
      left: 1,
      top: 1,
      width: 1,
      height: 1,
    });
  });
});

test('the changes are those of the changesets and the changelog, each once', () => {
  const { coming, released } = changesOfPackage();
  const about = globSync('.changeset/*.md', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((letter) => /^['"]@vitrine\/ui['"]: (major|minor|patch)$/m.test(letter));
  const shown = Object.values(coming).flat();
  expect(shown).toHaveLength(about.length);
  expect(shown.filter((text) => !about.some((letter) => letter.includes(text)))).toEqual([]);
  expect(released.map(({ version }) => version)).toContain('1.0.0');
  expect(released.find(({ version }) => version === '1.0.0')?.text).toContain('The first version for other');
});

test('documentation pages write tables as elements, because Storybook does not render Markdown tables', () => {
  const pages = globSync('.storybook/*.mdx', { cwd: root });
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => /^\|/m.test(readFileSync(join(root, page), 'utf8')))).toEqual([]);
});

/** Names of roles, elements and their properties that guides may mention. */
const FROM_ELEMENTS =
  'article aside banner button checkbox dialog alertdialog feed img listbox menu progressbar radio radiogroup combobox search slider status switch tab tablist tabpanel textbox tooltip alert ' +
  'useCallback children disabled autoComplete placeholder lang username email current';

describe('the plain text', () => {
  const button = docs.find(({ name }) => name === 'Button');

  test('the index links to a page for every component, with its sentence', () => {
    const text = llmsText(docs);
    for (const { name, components } of docs)
      expect(text).toContain(`- [${name}](${textPath(name)}): ${components[0]?.description}\n`.trimEnd());
  });

  test('the plain text contains guide, types and doc comments', () => {
    const text = button && pageOf(button);
    for (const heading of [...HEADINGS, 'Styling']) expect(text).toContain(`\n## ${heading}\n`);
    expect(text).toContain('| `[aria-busy=true]` | The pressed action is in progress. |');
    expect(text).toContain('\nStable since 1.0.0.\n');
    expect(text).toContain('\nA button that starts an action; with `asChild`, a link that looks the same.\n');
    expect(text).toContain(
      "| `variant` | `'primary' \\| 'secondary' \\| 'quiet' \\| 'danger'` | `'secondary'` | Emphasis of the button",
    );
    const dialog = docs.find(({ name }) => name === 'Dialog');
    expect(dialog && pageOf(dialog)).toContain(
      '| `onOpenChange` | `(open: boolean, change: OpenChange) => void` |',
    );
    expect(text).toContain('All other properties are those of `<button>`.');
  });

  test('the plain text links to the components that a guide names, and states the size', () => {
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

  test('the props of a component include inherited ones, without omitted ones', () => {
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
