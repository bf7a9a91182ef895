import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { generatedFiles } from '../scripts/generate.ts';
import { Redirection } from './contract/contract.models.ts';
import { area, type Contract, endpoint } from './contract/endpoint.ts';
import { describeApi } from './contract/openapi.ts';
import { reads } from './contract/reading.ts';
import { contract } from './contract.ts';

const here = import.meta.dirname;

test('calls and decoders match the contract (write them anew with `pnpm contract`)', async () => {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' });
  const committed = files.filter((file) => /(^|\.)(calls|decode)\.ts$/.test(file));
  const texts = committed.map((file) => [file, readFileSync(`${here}/${file}`, 'utf8')]);
  expect(Object.fromEntries(texts)).toEqual(await generatedFiles(contract));
});

// A made-up area with features that no real call uses yet.
const described = { method: 'GET', who: 'person', summary: 'For tests only' } as const;
const made: Contract = {
  portal: area({
    description: 'For tests only.',
    calls: {
      settings: endpoint({
        ...described,
        path: '/user/settings',
        host: 'settings',
        response: z.object({ tone: z.string().check(reads({ from: ['tone', 'ton'], most: 20 })) }),
      }),
      open: endpoint({ ...described, path: '/api/portal', status: 303, response: Redirection }),
      forget: endpoint({ ...described, method: 'DELETE', path: '/api/portal' }),
      terms: endpoint({
        ...described,
        path: '/terms',
        besidePage: true,
        status: 202,
        response: z.object({ text: z.string() }),
        errors: { terms_gone: { status: 404, text: 'There are no terms.' } },
      }),
    },
  }),
};

test('generated calls support a separate host, a redirect and an empty answer', async () => {
  const { 'portal/portal.calls.ts': calls, 'portal/portal.decode.ts': decoders } = await generatedFiles(made);
  expect(calls).toContain("host: 'settings'");
  expect(calls).toContain('leadsTo: redirectOf');
  expect(calls).toContain("forget: { method: 'DELETE', path: '/api/portal', who: 'person' }");
  expect(decoders).toContain('textOf(firstOf(given.tone, given.ton), 20)');
});

test('the OpenAPI document includes other statuses, redirects and pages at the same address', () => {
  const { paths } = describeApi(made, { title: 'Test', description: 'Test' }) as {
    paths: Record<
      string,
      Record<string, { responses: Record<string, { content?: object; headers?: object }> }>
    >;
  };
  const responses = (path: string, method: string) => paths[path]?.[method]?.responses ?? {};
  expect(responses('/api/portal', 'get')[303]?.headers).toHaveProperty('location');
  expect(responses('/api/portal', 'get')[200]?.content).toHaveProperty('application/json');
  expect(responses('/api/portal', 'delete')[204]).toEqual({ description: 'Done.' });
  expect(Object.keys(responses('/terms', 'get')[202]?.content ?? {})).toEqual([
    'application/json',
    'text/html',
  ]);
  expect(responses('/terms', 'get')[404]).toMatchObject({
    description: '`terms_gone`: There are no terms.',
  });
});

test('a schema without a default reader must name its reader', async () => {
  const unreadable = endpoint({ ...described, path: '/', response: z.object({ any: z.unknown() }) });
  const broken = { odd: area({ description: 'For tests only.', calls: { get: unreadable } }) };
  await expect(generatedFiles(broken)).rejects.toThrow(
    /No decoder can be written for getAnswerAny.*reads\(\{ as/s,
  );
});
