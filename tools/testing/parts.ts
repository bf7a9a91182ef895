/** A named step of a test command. */
export interface Part {
  name: string;
  /** Shell commands that run one after the other until one fails. */
  commands: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Whether the commands test the last build. */
  needsBuild?: boolean;
}

const BUILD: Part = { name: 'build', commands: ['pnpm build'] };

/** Parts of `pnpm test`, which prove every rule and every page once. */
export const gate: readonly Part[] = [
  { name: 'check', commands: ['pnpm check'] },
  {
    name: 'vitest',
    commands: ["vitest run --project '!server-embedded' --tags-filter '!long/*'"],
    env: { STORY_THEMES: 'light' },
  },
  BUILD,
  { name: 'playwright', commands: ['playwright test --grep @gate'], needsBuild: true },
];

const tagged = (tag: string, folder = 'apps/server') =>
  `vitest run --project '!server-embedded' --project '!stories' --tags-filter ${tag} ${folder}`;

/**
 * Parts of `pnpm test:long`, which have every test that is not part of `pnpm test`. Tags choose them: `long/*`
 * in Vitest; in Playwright `@axe`, `@importing` and `@kills`, or no tag, which leaves a test to its project.
 */
export const long: readonly Part[] = [
  {
    name: 'journeys',
    commands: ["playwright test --project=journeys --grep-invert '@(gate|axe|importing|kills)'"],
    needsBuild: true,
  },
  {
    name: 'faults',
    commands: ["playwright test --project=faults --grep-invert '@(gate|kills)'"],
    needsBuild: true,
  },
  { name: 'axe', commands: ['playwright test --project=journeys --grep @axe'], needsBuild: true },
  {
    name: 'kills',
    commands: [
      tagged('long/kills'),
      'playwright test --project=faults --project=journeys --grep @kills --workers 2',
    ],
    needsBuild: true,
  },
  {
    name: 'importing',
    commands: [tagged('long/importing'), 'playwright test --project=journeys --grep @importing'],
    needsBuild: true,
  },
  { name: 'operations', commands: [tagged('long/operations')] },
  { name: 'databases', commands: ['vitest run --project server-embedded --passWithNoTests'] },
  {
    name: 'stories-dark',
    commands: ['vitest run --project stories'],
    env: { STORY_THEMES: 'dark' },
  },
  { name: 'slowed', commands: [tagged('long/slowed', 'packages')] },
  { name: 'walls', commands: [tagged('long/walls', 'tools')] },
  { name: 'generators', commands: [tagged('long/generators', 'tools')] },
  { name: 'costs', commands: [tagged('long/costs', 'tools apps/server')] },
  {
    name: 'release',
    commands: [tagged('long/release', 'tools'), 'playwright test --project=release'],
    needsBuild: true,
  },
  { name: 'storybook', commands: ['playwright test --project=storybook'], needsBuild: true },
  {
    name: 'consumers',
    commands: [
      'playwright test --project=consumer',
      'playwright test -c tools/consumers/playwright.config.ts',
    ],
    needsBuild: true,
  },
  {
    name: 'engines',
    commands: [
      'tools/engines/install.sh',
      'pnpm build-storybook',
      'playwright test -c tools/engines/playwright.config.ts',
    ],
    needsBuild: true,
  },
];

/** Tags of Vitest that leave a test to a part of `pnpm test:long`. */
export const longTags = long.flatMap(({ commands }) =>
  commands.flatMap((command) => /--tags-filter (\S+)/.exec(command)?.[1] ?? []),
);

/** Returns the parts of these names with the build before the first that needs it, or all without names. */
export function longParts(names: readonly string[]): Part[] {
  const unknown = names.filter((name) => !long.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no part ${unknown.join(', ')}. The parts are ${long.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = long.filter(({ name }) => names.length === 0 || names.includes(name));
  const first = chosen.findIndex(({ needsBuild }) => needsBuild);
  return first < 0 ? chosen : chosen.toSpliced(first, 0, BUILD);
}
