import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import type { Engines } from '../browser-support/compatibility.ts';
import { newerNames } from '../browser-support/newer-names.ts';
import { BROWSERS, NODE } from '../browser-support/supported-engines.ts';
import { test } from './fixtures.ts';
import { oldestNode } from './oldest-node.ts';
import { installByHand, openApp } from './stranger.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the built modules that use too new features, each with the names of these features. */
const tooNew = (pattern: string, engines: Engines) =>
  globSync(pattern, { cwd: root })
    .map((file) => [file, ...newerNames(read(file), engines)])
    .filter(([, ...names]) => names.length > 0);

test('the builds use only features of the oldest supported browsers and Node', () => {
  const planted = 'Promise.withResolvers(); const list = new Set(); list.union(list); new URLPattern();';
  expect(newerNames(planted, { ...BROWSERS, ...NODE })).toEqual([
    'Promise.withResolvers',
    'union',
    'URLPattern',
  ]);
  const packages = 'packages/{api,hooks,ui}/dist/**/*.js';
  expect(globSync(packages, { cwd: root }).length).toBeGreaterThan(300);
  expect(tooNew(packages, { ...BROWSERS, ...NODE })).toEqual([]);
});

test('the READMEs and manifests name the oldest browsers and Node that are tested', () => {
  const { safari, chrome, firefox } = BROWSERS;
  for (const name of ['api', 'hooks', 'ui']) {
    const readme = read(`packages/${name}/README.md`);
    expect([name, readme]).toEqual([
      name,
      expect.stringContaining(`Safari ${safari}, Chrome and Edge ${chrome}, Firefox ${firefox}`),
    ]);
    const { engines } = JSON.parse(read(`packages/${name}/package.json`)) as { engines?: { node: string } };
    expect([name, engines?.node]).toEqual([name, `>=${NODE.nodejs}`]);
  }
  expect(read('packages/api/README.md')).toContain(`Node ${NODE.nodejs} or newer`);
});

test('the tarball has the plain text that its README promises, with every listed page', ({ tarballs }) => {
  const promising = tarballs.filter((tarball) => {
    const fileOf = (path: string) =>
      execFileSync('tar', ['xzOf', tarball, `package/${path}`], { encoding: 'utf8' });
    const [, promised] = /`node_modules\/@vitrine\/\w+\/(\S*llms\.txt)`/.exec(fileOf('README.md')) ?? [];
    if (!promised) return false;
    const pages = [...fileOf(promised).matchAll(/\]\((.*?)\)/g)].map(([, page = '']) =>
      join('package', dirname(promised), page),
    );
    const files = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.filter((page) => !files.includes(page))).toEqual([]);
    return true;
  });
  expect(promising.map((tarball) => basename(tarball))).toEqual([expect.stringContaining('vitrine-ui-')]);
});

test('on Node 20 the client calls a server, and pages render', async ({ tarballs, baseURL }) => {
  test.setTimeout(600_000);
  const node = await oldestNode();
  await using app = await openApp('node');
  await installByHand(app, tarballs);
  expect(await app.run(node, 'calls.js', baseURL ?? '')).toBe(
    [
      'products 3',
      'a call whose product is unknown: http 404 product_not_found',
      'signed in as a new person, with 0 products in the cart',
      'given up: aborted',
      '',
    ].join('\n'),
  );
  await app.run(node, 'render.js');
});
