import { expect, test } from 'vitest';
import { describeApi } from '../contract/openapi.ts';
import { productRelation } from './product-relation.contract.ts';

test('one line describes the three calls of a relation: add, remove and list', () => {
  const document = describeApi(
    { wishes: productRelation('/api/wishes', 'wishes') },
    { title: 'Shop', description: '' },
  ) as {
    paths: Record<string, Record<string, { tags: string[]; security: unknown }>>;
  };
  expect(Object.keys(document.paths).sort()).toEqual([
    '/api/wishes',
    '/api/wishes/add',
    '/api/wishes/remove',
  ]);
  for (const methods of Object.values(document.paths)) {
    for (const { tags, security } of Object.values(methods)) {
      expect(tags).toEqual(['wishes', 'extension']);
      expect(security).toEqual([{ bearer: [] }]);
    }
  }
});
