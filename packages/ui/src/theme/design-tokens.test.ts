import { defineConfig, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { tokenFiles } from './design-tokens.ts';
import { evergreen } from './evergreen.ts';
import { vitrine } from './vitrine.ts';

const cwd = new URL('file:///tokens/');
// The naming rule is off, because roles keep their names from the code.
const config = defineConfig(
  { lint: { rules: { ...RECOMMENDED_CONFIG, 'core/consistent-naming': 'off' } } },
  { cwd },
);
const files = tokenFiles({ vitrine, evergreen });

test.each([...files])('a parser of design tokens reads every token of %s', async (name, tokens) => {
  const read = await parse([{ filename: new URL(name, cwd), src: JSON.stringify(tokens) }], { config });
  const inFile = JSON.stringify(tokens).match(/"\$value"/g);
  expect(Object.keys(read.tokens)).toHaveLength(inFile?.length ?? 0);
});

test('the parser of design tokens refuses an invalid token', async () => {
  const src = JSON.stringify({
    ink: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 'black'] } },
  });
  const reading = parse([{ filename: new URL('wrong.json', cwd), src }], { config });
  await expect(reading).rejects.toThrow();
});

test('there is one token file for all themes, and one for each theme', () => {
  expect([...files.keys()]).toEqual([
    'tokens.json',
    'tokens/vitrine.light.json',
    'tokens/vitrine.dark.json',
    'tokens/evergreen.light.json',
    'tokens/evergreen.dark.json',
  ]);
});
