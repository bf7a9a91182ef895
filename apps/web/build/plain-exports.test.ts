import { expect, test } from 'vitest';
import { plainExports, withShift } from './plain-exports.ts';

const chunk = (fileName: string, code: string, isEntry = false) => ({
  type: 'chunk',
  fileName,
  code,
  isEntry,
});

function generate(bundle: object) {
  const { generateBundle } = plainExports;
  if (typeof generateBundle !== 'object') throw new Error('The plugin has no generateBundle.');
  generateBundle.handler.call(undefined as never, undefined as never, bundle as never, true);
}

test('the entry exports its own names, and other files import these', () => {
  const bundle = {
    'assets/index-1.js': chunk('assets/index-1.js', 'var ab=1,c=2,de={};export{ab as $,c,de as n};', true),
    'assets/page-2.js': chunk(
      'assets/page-2.js',
      'const d=0;\nimport{$ as e,c as t}from"./index-1.js";console.log(e,t)',
    ),
    'assets/table-3.js': chunk('assets/table-3.js', 'r(()=>import(`./index-1.js`).then(e=>e.n),[])'),
    'assets/other-4.js': chunk('assets/other-4.js', 'import{$ as e}from"./page-2.js";e()'),
    'assets/page-2.js.map': { type: 'asset', source: '{"version":3,"mappings":";gCAAA,SAAS"}' },
  };
  generate(bundle);
  expect(Object.values(bundle).map((output) => ('code' in output ? output.code : output.source))).toEqual([
    'var ab=1,c=2,de={};export{ab,c,de};\n',
    'const d=0;\nimport{ab as e,c as t}from"./index-1.js";console.log(e,t)',
    'r(()=>import(`./index-1.js`).then(e=>e.de),[])',
    'import{$ as e}from"./page-2.js";e()',
    '{"version":3,"mappings":";iCAAA,SAAS"}',
  ]);
});

test('an import of the entry in another form is an error', () => {
  const files = (code: string) => ({
    'index-1.js': chunk('index-1.js', 'export{a as b};', true),
    'page-2.js': chunk('page-2.js', code),
  });
  expect(() => generate(files('import*as e from"./index-1.js"'))).toThrow('in a form that is not known');
  expect(() => generate(files('import{c}from"./index-1.js"'))).toThrow('index-1.js does not export c.');
});

test.each([
  ['A', 1, 'C'],
  ['AAAA,CAAC', 15, 'eAAA,CAAC'],
  ['AAAA,CAAC', 16, 'gBAAA,CAAC'],
  ['gBAAA', -1, 'eAAA'],
  ['g6CAAA', 1, 'i6CAAA'],
])('the mappings %s are moved by %d columns to %s', (before, columns, after) => {
  const mapOf = (mappings: string) => JSON.stringify({ version: 3, mappings: `AAAA;${mappings};A` });
  expect(withShift(mapOf(before), 1, columns)).toBe(mapOf(after));
});
