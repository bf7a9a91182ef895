import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readShop } from './shop-definition.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-shop-'));
const file = join(folder, 'shop.json');
afterAll(() => rmSync(folder, { recursive: true }));

const shopSaying = (text: string) => {
  writeFileSync(file, text);
  return () => readShop(folder);
};

test('the error about a file that is no JSON names the file and the reason', () => {
  expect(shopSaying('{ "name": "Kiln", }')).toThrow(
    new RegExp(`^${file} is no JSON, so nothing is built\\. Mend: .*JSON`),
  );
});

test.each(['null', '[]', '"Kiln"'])(
  'the error about a file that contains %s instead of an object names the file',
  (text) => {
    expect(shopSaying(text)).toThrow(`${file} is no object`);
  },
);

test('one error names all invalid fields', () => {
  expect(shopSaying('{ "name": "", "colour": {} }')).toThrow(
    'name: "" cannot be used\n  colour: there is no such setting',
  );
  expect(shopSaying('{ "name": "Kiln" }')()).toEqual({ name: 'Kiln', folder });
});
