import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { straysIn } from './sentences.ts';

const root = join(import.meta.dirname, '..');

/** Modules whose texts users may see, except catalogues. */
const modules = globSync(['packages/{ui,hooks}/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: [
    '**/*.{messages,failures,sign-in}.ts',
    '**/*.{test,spec,stories,fixtures,css}.{ts,tsx}',
    '**/{e2e,testing,stories,theme}/**',
    'apps/web/src/shell/brand/shop.ts',
  ],
});

test('every user-visible sentence is in a catalogue', { timeout: 600_000 }, () => {
  expect(modules.length).toBeGreaterThan(500);
  const strays = modules.flatMap((file) =>
    straysIn(file, readFileSync(join(root, file), 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(
    strays,
    'Nobody can translate these. Put them into the *.messages.ts beside what says them (defineMessages); a hook returns a code.',
  ).toEqual([]);
});

const textsIn = (code: string, file = 'packages/ui/src/cart/planted.tsx') =>
  straysIn(file, code).map(({ text }) => text);

describe('a sentence outside of a catalogue is found', () => {
  test.each([
    ['between tags', 'export const A = () => <p>Your cart is empty</p>;'],
    ['as one word', 'export const A = () => <button>Close</button>;'],
    ['in braces', "export const A = () => <p>{'Nothing was found.'}</p>;"],
    ['as a name that is read out', 'export const A = () => <button aria-label="close" />;'],
    ['as a hint', 'export const A = () => <input placeholder="Search" />;'],
    ['as the text of a picture', 'export const A = () => <img alt="A coat" src="/coat" />;'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is read as code
    ['with a number in it', 'export const A = (n: number) => <i title={`${n} new ones`} />;'],
    ['as a property of a component', 'export const A = () => <Field noteLabel="Note" />;'],
    ['in a message', "export const a = () => showToast({ text: 'Saved' });"],
    ['as a default', "export const a = ({ title = 'Nothing is here' }) => title;"],
    ['from a hook', "export const useA = (e?: string) => e ?? 'The cart could not be loaded.';"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is read as code
    ['with what was counted', 'export const a = (n: number) => `There are ${n} of them`;'],
    ['of the rules', 'export const a = () => postErrors.post_changed.text;'],
  ])('%s', (_, code) => {
    expect(textsIn(code)).toHaveLength(1);
  });

  test('a sentence is reported with its line', () => {
    expect(straysIn('planted.ts', "// One\n\nexport const a = 'This is a sentence';\n")).toEqual([
      { line: 3, text: 'This is a sentence' },
    ]);
  });
});

describe('texts that users never see are ignored', () => {
  test.each([
    ['what is said to who develops', "throw new TypeError('There is no such thing.');"],
    ['a warning', "warn('Button was given no label, so nobody hears what it does.');"],
    ['the console', "console.error('It could not be kept.');"],
    ['a type', "type A = 'One of these' | 'Another of these'; interface B { title: 'One of them' }"],
    ['a value of an option', "const a = { description: 'none', label: key, text: '' };"],
    ['classes and values', 'const a = <i className="Big red" data-x="Is here" type="text" role="status" />;'],
    ['families of fonts', "const a = 'Instrument Serif, Georgia';"],
    ['signs', 'const a = <p>{count} · {" / "}</p>;'],
    ['the error of a call', "const a = new ApiError('http', commonErrors.unauthorized.text);"],
    ['a text of a catalogue', 'const a = texts.title;'],
  ])('%s', (_, code) => {
    expect(textsIn(code)).toEqual([]);
  });
});
