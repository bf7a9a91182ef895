import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { openApiDocument } from './openapi.ts';

const QUESTION = /^(?:What|Where|Who|Whom|How)(?:ever)?\b/;

const committed = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');

describe('the OpenAPI document', () => {
  test('the OpenAPI document is the committed one (write it anew with `pnpm contract`)', () => {
    expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  test('the OpenAPI document passes the linter without errors and warnings', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: committed, config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  test('the OpenAPI document contains every call of the contract once', () => {
    const { paths } = JSON.parse(committed) as { paths: Record<string, Record<string, unknown>> };
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = Object.values(contract).flatMap(({ calls }) =>
      Object.values(calls).map(({ method, path }) => `${method} ${path}`),
    );
    expect(documented.sort()).toEqual(declared.sort());
  });

  test('every summary and description begins with its subject', () => {
    const said: string[] = [];
    JSON.parse(committed, (key, value: unknown) => {
      if ((key === 'summary' || key === 'description') && typeof value === 'string') said.push(value);
      return value;
    });
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((sentence) => QUESTION.test(sentence))).toEqual([]);
  });
});

test('every doc comment of the package begins with its subject', () => {
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname });
  const said = sources.flatMap((source) => {
    const text = readFileSync(join(import.meta.dirname, source), 'utf8');
    return [...text.matchAll(/\/\*\*[\s*]*(.*)/g)].map(([, sentence = '']) => `${source}: ${sentence}`);
  });
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((sentence) => QUESTION.test(sentence.replace(/^\S+ /, '')))).toEqual([]);
});
