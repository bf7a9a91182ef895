// @module-tag long/walls
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import dependencyRules from '../.dependency-cruiser.mjs';
import { type Outcome, openWorkingCopy, twoAtATime } from './testing/working-copy.ts';

// A wall is a script of `pnpm check`. Each must refuse a planted violation, in a copy of the checkout, so
// that no violation is ever in the tree.

const { scripts } = readJson<{ scripts: Record<string, string> }>('../package.json');
const wall = (name: string) => scripts[`check:${name}`] ?? `echo "check:${name} is gone" && exit 1`;

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Content;
}

type Edit = (text: string) => string;

async function runWith(planted: Record<string, string | Edit>, command: string, folder?: string) {
  await using copy = await openWorkingCopy();
  for (const [file, text] of Object.entries(planted)) {
    await copy.write({ [file]: typeof text === 'string' ? text : text(await copy.read(file)) });
  }
  return await copy.run(command, folder);
}

const replacing =
  (old: string, by: string): Edit =>
  (text) => {
    if (!text.includes(old)) throw new Error(`There is no ${old} any more to plant something in its place.`);
    return text.replace(old, by);
  };

/** Forbidden imports by rule: importing module and import; some rules concern types only. */
const forbiddenImports: Record<string, [from: string, to: string][]> = {
  'ui-draws-what-it-is-given': [
    ['packages/ui/src/likes/planted.ts', '@vitrine/hooks'],
    ['packages/ui/src/cart/planted.ts', '../../../api/src/index.ts'],
    ['packages/ui/src/site/planted.ts', 'react-router-dom'],
    ['packages/ui/src/search/planted.ts', 'swr'],
  ],
  'icons-are-paths': [
    ['packages/ui/src/cart/planted-icon.ts', 'lucide-react/icons/x'],
    ['apps/web/src/cart/planted-icon.ts', 'lucide-react/icons/x'],
  ],
  'hooks-have-no-elements': [
    ['packages/hooks/src/likes/planted.ts', '@vitrine/ui'],
    ['packages/hooks/src/cart/planted.ts', 'react-router-dom'],
  ],
  'api-knows-nobody': [
    ['packages/api/src/likes/planted.ts', '@vitrine/hooks'],
    ['packages/api/src/cart/planted.ts', 'hono/cors'],
  ],
  'web-meets-server-in-the-contract': [
    ['apps/web/src/likes/planted.ts', '../../../server/src/kernel/clock.ts'],
    ['apps/server/src/likes/planted.ts', '../../../web/src/site-map.ts'],
  ],
  'server-draws-nothing': [
    ['apps/server/src/site/planted.ts', '@vitrine/ui'],
    ['apps/server/src/cart/planted.ts', 'react'],
  ],
  'packages-by-name': [['packages/hooks/src/profile/planted.ts', '../../../api/src/likes/likes.rules.ts']],
  'browsers-have-no-node': [['packages/hooks/src/storage/planted.ts', 'node:fs']],
  'browsers-load-no-schemas': [
    ['packages/api/src/likes/planted.calls.ts', './likes.models.ts'],
    ['packages/api/src/likes/planted-payload.ts', './likes.contract.ts'],
    ['apps/web/src/profile/planted.ts', 'zod/mini'],
  ],
  'ui-infrastructure-knows-no-area': [
    ['packages/ui/src/controls/planted.ts', '../likes/HeartButton/HeartButton.tsx'],
    ['packages/ui/src/provider/planted.ts', '../messages.ts'],
  ],
  'areas-meet-as-components': [
    ['packages/ui/src/session/planted.ts', '../products/ProductCard/product-card-geometry.ts'],
  ],
  'styles-stay-with-their-component': [
    ['packages/ui/src/products/planted.ts', '../controls/Button/Button.css.ts'],
  ],
  'hooks-infrastructure-knows-no-area': [
    ['packages/hooks/src/feed/planted.ts', '../likes/like.ts'],
    ['packages/hooks/src/services/planted.ts', '../cart/in-cart.ts'],
    ['packages/hooks/src/optimistic/planted.types.ts', '../products/product-thing.ts'],
  ],
  'hooks-of-areas-are-for-components': [
    ['packages/hooks/src/product-search/planted-rows.ts', '../profile/useProfile.ts'],
  ],
  'hooks-of-products-know-no-other-area': [
    ['packages/hooks/src/products/planted-likes.ts', '../likes/like.ts'],
  ],
  'contract-infrastructure-knows-no-area': [
    ['packages/api/src/contract/planted.ts', '../likes/likes.rules.ts'],
  ],
  'areas-of-the-api-are-put-together-outside': [['packages/api/src/likes/planted-area.ts', '../errors.ts']],
  'tables-know-tables': [['apps/server/src/cart/planted.table.ts', './cart.service.ts']],
  'services-know-no-http': [
    ['apps/server/src/cart/planted.service.ts', './cart.routes.ts'],
    ['apps/server/src/likes/planted.service.ts', 'hono'],
    ['apps/server/src/posts/planted-post.ts', '../http/mount.ts'],
  ],
  'routes-hold-no-sql': [
    ['apps/server/src/cart/planted.routes.ts', './cart.table.ts'],
    ['apps/server/src/likes/planted.routes.ts', 'drizzle-orm'],
  ],
  'server-infrastructure-knows-no-area': [
    ['apps/server/src/http/planted.ts', '../likes/likes.service.ts'],
    ['apps/server/src/memberships/planted.ts', '../cart/cart.table.ts'],
    ['apps/server/src/media/planted.ts', '../products/products.table.ts'],
    ['apps/server/src/ranked-feeds/planted.ts', '../products/products.service.ts'],
    ['apps/server/src/events/planted.ts', '../posts/posts.events.ts'],
    ['apps/server/src/people/planted.table.ts', '../session/session.table.ts'],
  ],
  'server-areas-meet-in-services': [
    ['apps/server/src/saved-searches/planted.ts', '../product-search/search-words.ts'],
    ['apps/server/src/product-search/planted.ts', '../likes/likes.table.ts'],
    ['apps/server/src/product-links/planted.ts', '../catalogue-import/source-row.ts'],
  ],
  'products-know-no-other-area': [
    ['apps/server/src/products/planted-feed.ts', '../cart/cart.service.ts'],
    ['apps/server/src/products/planted-rows.ts', '../catalogue-import/import.service.ts'],
  ],
  'areas-stand-side-by-side': [
    ['apps/server/src/posts/planted.area.ts', '../likes/likes.area.ts'],
    ['apps/server/src/composition/planted.ts', '../cart/cart.area.ts'],
    ['apps/server/src/area/planted.ts', '../cart/cart.area.ts'],
  ],
  'app-is-put-together-once': [
    ['apps/server/src/session/planted.ts', '../composition/areas.ts'],
    ['apps/server/src/profile/planted.ts', '../main.ts'],
    ['apps/server/src/discover/planted.ts', '../composition/catalogue-importer.ts'],
  ],
  'demo-stays-outside': [['apps/server/src/products/planted.ts', '../../demo/brands.ts']],
  'shell-knows-no-area': [['apps/web/src/shell/layers/planted-layer.ts', '../../likes/likes.messages.ts']],
  'routes-are-loaded-by-the-router': [['apps/web/src/shell/planted.ts', '../routes/likes.tsx']],
  'areas-form-no-circle': [
    ['packages/hooks/src/settings/planted-people.ts', '../profile/planted-names.ts'],
    ['packages/hooks/src/profile/planted-names.ts', '../settings/planted-letters.ts'],
    ['packages/hooks/src/settings/planted-letters.ts', 'react'],
    ['apps/web/src/shell/layers/planted-notice.ts', '../toasts/toasts.tsx'],
    ['apps/web/src/products/planted-row.ts', '../recommendations/row-origin.ts'],
  ],
  'no-cycles': [
    ['packages/ui/src/search/planted-egg.ts', './planted-hen.ts'],
    ['packages/ui/src/search/planted-hen.ts', './planted-egg.ts'],
    ['apps/server/src/discover/planted-egg.types.ts', './planted-hen.types.ts'],
    ['apps/server/src/discover/planted-hen.types.ts', './planted-egg.types.ts'],
  ],
  'product-knows-no-tests': [['packages/ui/src/products/planted-shelf.ts', './products.fixtures.ts']],
  'names-say-a-role': [
    ['packages/ui/src/format/utils.ts', './formatPrice.ts'],
    ['packages/ui/src/format/planted.ts', './utils.ts'],
  ],
  'imports-lead-somewhere': [['packages/ui/src/theme/planted.ts', './nowhere.ts']],
};

const importing = Object.values(forbiddenImports).flat();
const modulesThatImport = Object.fromEntries(
  importing.map(([from, to]) => [
    from,
    from.includes('.types.') ? `import type {} from '${to}';\n` : `import '${to}';\n`,
  ]),
);

interface RestrictedImports {
  paths: Record<string, string>;
  patterns: { group: string[]; message: string }[];
}
const { linter } = readJson<{
  linter: { rules: { style: { noRestrictedImports: { options: RestrictedImports } } } };
}>('../biome.json');
const restricted = linter.rules.style.noRestrictedImports.options;

interface Refused {
  file: string;
  text: string;
  says: string;
}

const refusedByLint: Refused[] = [
  ...Object.entries(restricted.paths).map(([name, says], i) => ({
    file: `apps/web/src/shell/planted-path-${i}.ts`,
    text: `import '${name}';\n`,
    says,
  })),
  ...['@vitrine/ui/src/index.ts', '@radix-ui/react-dialog'].map((name, i) => ({
    file: `apps/web/src/shell/planted-pattern-${i}.ts`,
    text: `import '${name}';\n`,
    says: restricted.patterns[i]?.message ?? 'a message of its own',
  })),
  {
    file: 'packages/ui/src/likes/planted.ts',
    text: "export const ask = () => fetch('/api/likes/getLikes');\n",
    says: 'The design system draws what it is given.',
  },
  {
    file: 'packages/ui/src/cart/planted.ts',
    text: "export const kept = () => localStorage.getItem('cart');\n",
    says: 'The design system remembers nothing.',
  },
  {
    file: 'packages/hooks/src/likes/planted.ts',
    text: "export const ask = () => fetch('/api/likes/getLikes');\n",
    says: 'The API is called through useServices().api',
  },
  {
    file: 'apps/web/src/likes/planted.ts',
    text: "export const kept = () => sessionStorage.getItem('likes');\n",
    says: 'It throws where a browser forbids it.',
  },
  {
    file: 'packages/ui/src/site/planted.css.ts',
    text: "import { style } from '@vanilla-extract/css';\n\nexport const red = style({ color: '#ff0000' });\n",
    says: 'A raw colour is the same in every theme and brand.',
  },
  {
    file: 'apps/web/src/products/planted.css.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is planted as a text
    text: 'export const width = 1;\n\nexport const border = `${width}px solid rgb(1 2 3)`;\n',
    says: 'A raw colour is the same in every theme and brand.',
  },
  {
    file: 'apps/server/src/likes/planted.ts',
    text: "console.error('here');\n",
    says: 'lint/suspicious/noConsole',
  },
  {
    file: 'packages/hooks/src/cart/planted.ts',
    text: "console.log('here');\n",
    says: 'lint/suspicious/noConsole',
  },
  {
    file: 'packages/hooks/src/cart/index.ts',
    text: "export * from './useCartCount.ts';\n",
    says: 'lint/performance/noBarrelFile',
  },
  {
    file: 'packages/hooks/src/session/planted.ts',
    text: 'export default 1;\n',
    says: 'lint/style/noDefaultExport',
  },
  {
    file: 'packages/hooks/src/profile/planted.ts',
    text: 'export const same = (one: any) => one;\n',
    says: 'lint/suspicious/noExplicitAny',
  },
  {
    file: 'packages/hooks/src/products/planted.ts',
    text: 'const later = async () => 1;\nexport const forget = () => {\n  later();\n};\n',
    says: 'lint/nursery/noFloatingPromises',
  },
  {
    file: 'packages/hooks/src/settings/planted.ts',
    text: "export { THEME_KEY } from './theme-preference';\n",
    says: 'lint/correctness/useImportExtensions',
  },
  {
    file: 'packages/hooks/src/product-search/planted.ts',
    text: "import 'left-pad';\n",
    says: 'lint/correctness/noUndeclaredDependencies',
  },
  {
    file: 'packages/hooks/src/storage/planted.ts',
    text: "import { useEffect } from 'react';\n\nexport function useIt(it: () => void) {\n  useEffect(() => it(), []);\n}\n",
    says: 'lint/correctness/useExhaustiveDependencies',
  },
  {
    file: 'packages/hooks/src/feed/planted.ts',
    text: 'export const  badly="set";\n',
    says: 'Formatter would have printed',
  },
];

const runs = {
  imports: () => runWith(modulesThatImport, wall('dependencies')),
  lint: () =>
    runWith(
      Object.fromEntries(refusedByLint.map(({ file, text }) => [file, text])),
      `${wall('format-and-lint')} --max-diagnostics=none`,
    ),
  types: () =>
    runWith(
      { 'packages/ui/src/planted.ts': "export const count: number = 'one';\n" },
      readJson<{ scripts: { typecheck: string } }>('../packages/ui/package.json').scripts.typecheck,
      'packages/ui',
    ),
  unused: () =>
    runWith(
      {
        'apps/web/src/likes/planted-file.ts': 'export const forgotten = 1;\n',
        'packages/ui/src/format/formatPrice.ts': (text) => `${text}\nexport const plantedExport = 1;\n`,
        'packages/ui/package.json': replacing('"radix-ui"', '"planted-dependency": "1.0.0", "radix-ui"'),
      },
      wall('unused'),
    ),
  surface: () =>
    runWith(
      {
        'packages/ui/src/controls/Button/Button.tsx': replacing(
          'busy?: boolean | undefined;',
          "busy?: boolean | 'planted';",
        ),
        'packages/api/src/products/products.rules.ts': replacing(
          '/** Products per page of a feed. */',
          '// A comment that editors do not show.',
        ),
      },
      wall('api'),
    ),
  contrast: () =>
    runWith(
      {
        'packages/ui/src/theme/vitrine.ts': replacing("inkMuted: '#665F54'", "inkMuted: '#8F887D'"),
        'brands.config.ts': "export default { test: { include: ['packages/ui/src/theme/*.test.ts'] } };\n",
      },
      'vitest run --config brands.config.ts',
    ),
};

let after: Record<keyof typeof runs, Outcome>;
beforeAll(async () => {
  after = await twoAtATime(runs);
});

describe('the dependency rules', () => {
  const isOfFolders = (rule: string) =>
    dependencyRules.forbidden.some((one) => one.name === rule && 'scope' in one);

  it('the dependency rules cover the whole tree, and report only the planted violations', () => {
    expect(Number(/(\d+) modules/.exec(after.imports.output)?.[1])).toBeGreaterThan(100);
    const named = [...after.imports.output.matchAll(/^ *error ([\w-]+): (\S+)/gm)].map(
      ([, rule = '', place = '']) => ({ rule, place }),
    );
    expect(named.length).toBeGreaterThan(0);
    const isPlanted = (place: string) => importing.some(([from]) => from === place);
    expect(named.filter(({ rule, place }) => !isOfFolders(rule) && !isPlanted(place))).toEqual([]);
  });

  it('each dependency rule has a violation in this test', () => {
    expect(Object.keys(forbiddenImports)).toEqual(dependencyRules.forbidden.map(({ name }) => name));
  });

  const cases = Object.entries(forbiddenImports).flatMap(([rule, pairs]) =>
    pairs.map(([from, to]) => ({ rule, from, to })),
  );
  it.each(cases.filter(({ from }) => !/planted-hen|planted-letters|utils/.test(from)))(
    '$rule: $from may not import $to',
    ({ rule, from }) => {
      expect(after.imports.exitCode).not.toBe(0);
      expect(after.imports.output).toContain(`error ${rule}: ${isOfFolders(rule) ? dirname(from) : from} →`);
    },
  );

  it('each dependency rule explains the right way', () => {
    for (const { comment } of dependencyRules.forbidden) {
      expect(after.imports.output.replace(/\s+/g, ' ')).toContain(comment);
    }
  });
});

describe('format and lint', () => {
  const reportsOn = (file: string) =>
    after.lint.output.split(/\n(?=\S+\.tsx?[: ].*━)/).filter((report) => report.trimStart().startsWith(file));

  it.each(refusedByLint)('lint refuses $file: $says', ({ file, says }) => {
    expect(after.lint.exitCode).not.toBe(0);
    expect(reportsOn(file).join('\n')).toContain(says);
  });

  it('each restricted import pattern has a planted violation', () => {
    expect(refusedByLint.filter(({ file }) => file.includes('planted-pattern'))).toHaveLength(
      restricted.patterns.length,
    );
  });
});

it('a type error is reported with its place', () => {
  expect(after.types.exitCode).not.toBe(0);
  expect(after.types.output).toMatch(/src\/planted\.ts.*TS2322/);
});

it.each(['apps/web/src/likes/planted-file.ts', 'plantedExport', 'planted-dependency'])(
  'unused code is reported: %s',
  (name) => {
    expect(after.unused.exitCode).not.toBe(0);
    expect(after.unused.output).toContain(name);
  },
);

it('a changed public prop shows as a difference in the API report', () => {
  expect(after.surface.exitCode).not.toBe(0);
  expect(after.surface.output).toContain('-    busy?: boolean | undefined;');
  expect(after.surface.output).toContain("+    busy?: boolean | 'planted';");
  expect(after.surface.output).toContain('pnpm api');
});

it('a public export without a doc comment is reported', () => {
  expect(after.surface.output).toContain('FEED_PAGE_SIZE of @vitrine/api\nThese exports have no doc comment');
});

it('a text colour with too little contrast is reported', () => {
  expect(after.contrast.exitCode).not.toBe(0);
  expect(after.contrast.output).toContain('Vitrine has enough contrast for every two colours that meet');
  expect(after.contrast.output).toMatch(
    /"foreground": "inkMuted",\n.*"measured": 3\.\d+,\n.*"mode": "light"/,
  );
  expect(after.contrast.output).not.toContain('"mode": "dark"');
});
