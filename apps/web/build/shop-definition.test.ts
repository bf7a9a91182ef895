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

test('a file that is no JSON is named, with what is wrong in it', () => {
  expect(shopSaying('{ "name": "Kiln", }')).toThrow(
    new RegExp(`^${file} is no JSON, so nothing is built\\. Mend: .*JSON`),
  );
});

test.each(['null', '[]', '"Kiln"'])('a file that holds %s in place of fields is named', (text) => {
  expect(shopSaying(text)).toThrow(`${file} is no object`);
});

test('all fields that cannot be used are named together', () => {
  expect(shopSaying('{ "name": "", "colour": {} }')).toThrow(
    'name: "" cannot be used\n  colour: there is no such setting',
  );
  expect(shopSaying('{ "name": "Kiln" }')()).toEqual({ name: 'Kiln', folder });
});
