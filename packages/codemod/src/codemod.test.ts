import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import type { Codemod } from './codemod.ts';
import { subpathImports } from './subpath-imports.ts';
import { v1Props } from './v1-props.ts';
import { v2Names } from './v2-names.ts';

const home = mkdtempSync(path.join(tmpdir(), 'vitrine-codemod-'));
afterAll(() => rmSync(home, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
    writeFileSync(path.join(home, file), text);
  }
}

/** Mock of an installed package, in which each path also exports the other names of its module. */
const installed = 'node_modules/@vitrine/ui';
write({
  [`${installed}/package.json`]: JSON.stringify({
    exports: {
      '.': { types: './dist/index.d.ts' },
      './*': { types: './dist/entries/*.d.ts' },
      './package.json': './package.json',
    },
  }),
  [`${installed}/dist/index.d.ts`]: "export type { Brand } from './theme/brand.ts';",
  ...Object.fromEntries(
    [
      ['Button', "export { Button, type ButtonProps } from '../controls/Button.ts';"],
      ['Chip', "export { Chip, ChipGroup, type ChipProps, type ChipGroupProps } from '../controls/Chip.ts';"],
      [
        'ChipGroup',
        "export { Chip, ChipGroup, type ChipProps, type ChipGroupProps } from '../controls/Chip.ts';",
      ],
      ['formatPrice', "export { formatPrice } from '../format/price.ts';"],
    ].map(([entry, text]) => [`${installed}/dist/entries/${entry}.d.ts`, `${text}\n`]),
  ),
});

const changed = (codemod: Codemod, code: string, file = 'App.tsx') =>
  apply(codemod, path.join(home, file), code);

describe('subpath-imports', () => {
  const becomes = (code: string) => changed(subpathImports, code).text;

  it('subpath-imports imports each name from its own path, and a type together with its component', () => {
    expect(
      becomes(`'use client';
import { useState } from 'react';
import {
  Button,
  type ButtonProps,
  Chip as Pill,
  formatPrice,
} from '@vitrine/ui';
import '@vitrine/ui/styles.css';

export const   price = formatPrice( 3 );  // as it was
`),
    ).toBe(`'use client';
import { useState } from 'react';
import { Button, type ButtonProps } from '@vitrine/ui/Button';
import { Chip as Pill } from '@vitrine/ui/Chip';
import { formatPrice } from '@vitrine/ui/formatPrice';
import '@vitrine/ui/styles.css';

export const   price = formatPrice( 3 );  // as it was
`);
  });

  it('subpath-imports keeps quotes, semicolons and comments in the style of the file', () => {
    expect(
      becomes(`// What is pressed.
import {
  // In every form.
  Button,
  Chip /* of filters */,
} from "@vitrine/ui"
`),
    ).toBe(`// What is pressed.
// In every form.
/* of filters */
import { Button } from "@vitrine/ui/Button"
import { Chip } from "@vitrine/ui/Chip"
`);
  });

  it('subpath-imports recognizes types without a type keyword, and leaves types that only the index exports', () => {
    expect(becomes("import { ButtonProps, ChipGroupProps } from '@vitrine/ui';")).toBe(
      "import type { ButtonProps } from '@vitrine/ui/Button';\n" +
        "import type { ChipGroupProps } from '@vitrine/ui/ChipGroup';",
    );
    expect(becomes("import type { Brand, ChipProps } from '@vitrine/ui';")).toBe(
      "import type { Brand } from '@vitrine/ui';\nimport type { ChipProps } from '@vitrine/ui/Chip';",
    );
    expect(becomes("import { ChipGroup, type ChipProps } from '@vitrine/ui';")).toBe(
      "import { ChipGroup, type ChipProps } from '@vitrine/ui/ChipGroup';",
    );
  });

  it('subpath-imports rewrites re-exports too', () => {
    expect(becomes("export { Button, Chip as Pill } from '@vitrine/ui';")).toBe(
      "export { Button } from '@vitrine/ui/Button';\nexport { Chip as Pill } from '@vitrine/ui/Chip';",
    );
  });

  it('subpath-imports leaves converted imports and names without a path, and reports the lines to check', () => {
    const code = `import * as ui from '@vitrine/ui';
import { Button } from '@vitrine/ui/Button';
import { Gone } from '@vitrine/ui';
import { Button as Other } from 'elsewhere';
vi.mock('@vitrine/ui');
`;
    expect(changed(subpathImports, code)).toEqual({
      text: code,
      notes: [
        { line: 1, text: expect.stringContaining('whole package') },
        { line: 3, text: expect.stringContaining('has no Gone') },
        { line: 5, text: expect.stringContaining('in another way') },
      ],
    });
  });
});

describe('v1-props', () => {
  it('v1-props renames properties of aliased and namespaced components, and of no other components', () => {
    expect(
      changed(
        v1Props,
        `import { HeartButton as Heart, type CartButtonProps } from '@vitrine/ui';
import { CartButton } from '@vitrine/ui/CartButton';
import * as Ui from '@vitrine/ui';
import { Menu } from './Menu.tsx';
const a = <Heart productName={name} liked />;
const b = <Ui.CartButton onSelect={() => add()}>productName</Ui.CartButton>;
const c = <Menu onSelect={choose} productName="x" />;
const d = createElement(Heart, { productName, liked: true });
const e = React.createElement(CartButton, { onSelect: add });
const f = <Ui.FilterPanel onChange={setFilter} />;
const g = <Ui.ProductModal restoreFocusTo={lastCard} />;
`,
      ).text,
    ).toBe(`import { HeartButton as Heart, type CartButtonProps } from '@vitrine/ui';
import { CartButton } from '@vitrine/ui/CartButton';
import * as Ui from '@vitrine/ui';
import { Menu } from './Menu.tsx';
const a = <Heart thing={name} liked />;
const b = <Ui.CartButton onClick={() => add()}>productName</Ui.CartButton>;
const c = <Menu onSelect={choose} productName="x" />;
const d = createElement(Heart, { thing: productName, liked: true });
const e = React.createElement(CartButton, { onClick: add });
const f = <Ui.FilterPanel onValueChange={setFilter} />;
const g = <Ui.ProductModal focusOnClose={lastCard} />;
`);
  });

  it('v1-props reports spread properties without changing them', () => {
    const code = "import { HeartButton } from '@vitrine/ui';\n\nconst a = <HeartButton {...props} />;\n";
    expect(changed(v1Props, code)).toEqual({
      text: code,
      notes: [{ line: 3, text: expect.stringContaining('productName is thing now') }],
    });
  });
});

describe('v2-names', () => {
  it('v2-names renames the hooks, and reports names to replace by hand', () => {
    expect(
      changed(
        v2Names,
        `import { countShowing, useProductStatuses as useStatuses, useServices } from '@vitrine/hooks';
const services = useServices();
services.onPersonLeft(() => rows.clear());
const { onPersonLeft } = services;
useStatuses(products);
`,
      ),
    ).toEqual({
      text: `import { countShowing, productStatuses, useReading, useServices } from '@vitrine/hooks';
const services = useServices();
services.lifetimes.ofPerson({ drop: () => rows.clear() });
const { onPersonLeft } = services;
useReading(productStatuses, products);
`,
      notes: [
        { line: 1, text: expect.stringContaining('useRelated gives countOf') },
        { line: 4, text: expect.stringContaining('lifetimes.ofPerson') },
      ],
    });
  });

  it('v2-names reports fields of answers that are in camel case now', () => {
    const code =
      "import type { Post } from '@vitrine/api';\nexport const countOf = (post: Post) => post?.comment_count;\nconst { user_id } = post;\n";
    expect(changed(v2Names, code)).toEqual({
      text: code,
      notes: [
        { line: 3, text: expect.stringContaining('userId') },
        { line: 2, text: expect.stringContaining('commentCount') },
      ],
    });
  });

  it('v2-names leaves the same names in other code', () => {
    const code = "import { Button } from '@vitrine/ui';\nshop.onPersonLeft(() => undefined);\n";
    expect(changed(v2Names, code)).toEqual({ text: code, notes: [] });
  });
});

describe('the program', () => {
  const run = promisify(execFile);
  const cli = path.join(import.meta.dirname, 'cli.ts');
  const ask = (...words: string[]) => run(process.execPath, [cli, ...words], { cwd: home });

  it('the program edits the code in a folder and lists the files; --dry edits nothing; files with syntax errors are left and named', async () => {
    const before = "import { Button } from '@vitrine/ui';\n";
    write({
      'src/App.tsx': before,
      'src/node_modules/other/index.js': before,
      'src/cast.ts': `${before}export const x = <string>y;\n`,
      'src/typings.d.ts': before,
      'src/notes.md': before,
    });
    const text = (file: string) => readFileSync(path.join(home, file), 'utf8');

    expect((await ask('subpath-imports', 'src', '--dry')).stdout).toBe(
      'src/App.tsx\nsrc/cast.ts\n2 of 2 files would be changed.\n',
    );
    expect(text('src/App.tsx')).toBe(before);

    expect((await ask('subpath-imports', 'src')).stdout).toBe(
      'src/App.tsx\nsrc/cast.ts\n2 of 2 files changed.\n',
    );
    for (const file of ['src/App.tsx', 'src/cast.ts']) expect(text(file)).toContain("'@vitrine/ui/Button'");
    for (const file of ['src/node_modules/other/index.js', 'src/typings.d.ts', 'src/notes.md'])
      expect(text(file)).toBe(before);

    write({ 'src/broken.ts': `${before}const = 3;\n` });
    await expect(ask('subpath-imports', 'src')).rejects.toMatchObject({
      stdout: '0 of 3 files changed.\n',
      stderr: expect.stringMatching(/^src\/broken\.ts {2}is left as it is: .*\(2:6\)\n$/),
    });
  });

  it('the program prints the error of a wrong call together with the list of codemods', async () => {
    for (const [words, said] of [
      [['toString', '.'], 'There is no codemod toString.'],
      [['v1-props', 'nowhere'], 'There is no nowhere.'],
      [['--wet'], "Unknown option '--wet'"],
    ] as const)
      await expect(ask(...words)).rejects.toMatchObject({
        stderr: expect.stringMatching(
          new RegExp(`^${said.replace(/[?.]/g, '\\$&')}[\\s\\S]*subpath-imports`),
        ),
      });
    expect((await ask('--help')).stdout).toContain('v1-props');
  });
});
