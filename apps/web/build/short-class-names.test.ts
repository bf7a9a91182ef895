import { expect, test } from 'vitest';
import { classNamesOfApp, shortClassNames } from './short-class-names.ts';

function shortened(...codes: string[]): string[] {
  const { transform } = shortClassNames();
  if (typeof transform !== 'object') throw new Error('The plugin has no transform.');
  const { handler } = transform;
  return codes.map((code) => {
    const result = handler.call(undefined as never, code, '/packages/ui/dist/Card.css');
    return (result as { code: string }).code;
  });
}

test('a name gets the same short form in styles, scripts and custom properties', () => {
  expect(
    shortened(
      '.vtr-1_0_0_rt19vb0:hover>.vtr-1_0_0_1ctgymra{color:red}',
      'const card = "vtr-1_0_0_rt19vb0 vtr-1_0_0_1ctgymra";',
      'a{gap:var(--vtr-1_0_0_qvk0j11)}',
    ),
  ).toEqual(['.vrt10:hover>.v1ctra{color:red}', 'const card = "vrt10 v1ctra";', 'a{gap:var(--vqvk1)}']);
});

test('two names with the same short form are an error', () => {
  expect(() => shortened('.vtr-1_0_0_rt19vb0', '.vtr-1_0_0_rt1aaa0')).toThrow(
    'vtr-1_0_0_rt1aaa0 and vtr-1_0_0_rt19vb0 would both be named vrt10.',
  );
});

test('a class of the app is named after its file and its number in it', () => {
  const nameOf = classNamesOfApp();
  const hashes = ['1im8qsv0', '1im8qsv1', '1im8qsv10'];
  expect(hashes.map((hash) => nameOf({ hash, filePath: 'page.css.ts' }))).toEqual([
    'w1im0',
    'w1im1',
    'w1im10',
  ]);
  expect(nameOf({ hash: 'tdjgtm0', filePath: 'head.css.ts' })).toBe('wtdj0');
  expect(() => nameOf({ hash: '1imaaaa0', filePath: 'foot.css.ts' })).toThrow(
    'Classes of foot.css.ts and page.css.ts would both begin with w1im.',
  );
});
