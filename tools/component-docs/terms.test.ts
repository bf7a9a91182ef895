import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { terms } from '../../.storybook/terms.ts';

const root = join(import.meta.dirname, '../..');

/** Texts of all catalogues: strings of more than a key or a path. */
const texts = globSync('{packages,apps}/*/src/**/*.messages.ts', { cwd: root }).flatMap((file) => {
  const code = readFileSync(join(root, file), 'utf8').replace(
    /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm,
    '',
  );
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)"/g)]
    .map(([, single, template, double]) => ({
      file,
      text: (single ?? template ?? double ?? '').replaceAll(/\$\{[^}]*\}/g, '…'),
    }))
    .filter(({ text }) => !/^[a-z]\w*$/.test(text));
});

/** Texts that the product's specification gives word for word. */
const SPECIFIED = [
  'Please select an image file',
  'Please fill in both caption and image URL',
  'Please fill in both caption and URL',
  'App Store',
];

const uses = (word: string) => {
  const pattern = new RegExp(`\\b${word}\\b`, 'i');
  return texts.filter(({ text }) => pattern.test(text) && !SPECIFIED.includes(text));
};

test.each(terms)('all texts say “$term”, and none its other names', ({ term, instead }) => {
  expect(texts.length).toBeGreaterThan(400);
  expect(uses(term).length).toBeGreaterThan(0);
  expect(instead.flatMap(uses)).toEqual([]);
});
