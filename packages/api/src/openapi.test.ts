import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { openApiDocument } from './openapi.ts';

const committed = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');

describe('the OpenAPI document', () => {
  test('is the committed one (write it anew with `pnpm contract`)', () => {
    expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  test('has no error and no warning of the linter', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: committed, config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  test('holds every call of the contract once', () => {
    const { paths } = JSON.parse(committed) as { paths: Record<string, Record<string, unknown>> };
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = Object.values(contract).flatMap(({ calls }) =>
      Object.values(calls).map(({ method, path }) => `${method} ${path}`),
    );
    expect(documented.sort()).toEqual(declared.sort());
  });
});
