import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { siteOf } from '../testing/folder-site.ts';
import { install, openApp, pack, type StrangersApp } from './stranger.ts';

type Serve = (folder: string, headers?: Record<string, string>) => Promise<string>;

interface Fixtures {
  serve: Serve;
  /** Uncaught errors of the page, and errors and warnings of its console. A test fails if there are any. */
  complaints: string[];
}

/** Test of an app that uses the packages as published (`tarballs`). */
export const test = base.extend<Fixtures, { tarballs: string[] }>({
  tarballs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-packed-'));
      await use(await pack(folder));
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  serve: async ({}, use) => {
    const servers: Server[] = [];
    await use((folder, headers) => {
      const server = siteOf(folder, headers);
      servers.push(server);
      return new Promise((listening) => {
        server.listen(0, '127.0.0.1', () =>
          listening(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
        );
      });
    });
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export async function builtApp(name: string, tarballs: readonly string[]): Promise<StrangersApp> {
  const app = await openApp(name);
  await install(app, tarballs);
  await app.run('npm', 'run', 'build', '--loglevel=error');
  return app;
}

export async function open(page: Page, address: string) {
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    const nothing = () => undefined;
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: nothing,
        onCommitFiberUnmount: nothing,
        onPostCommitFiberRoot: nothing,
      },
    });
  });
  await page.goto(address);
}

declare const renderers: unknown[];

/**
 * Fails unless exactly one React is installed and exactly one renders. The copy within Next's own files does
 * not count.
 */
export async function expectOneReact(page: Page, app: StrangersApp) {
  for (const name of ['react', 'react-dom']) {
    const tree = JSON.parse(await app.run('npm', 'ls', name, '--all', '--json')) as Installed;
    expect([...versionsOf(tree, name)]).toHaveLength(1);
  }
  expect(
    (await app.run('find', '.', '-path', '*/node_modules/react/package.json')).trim().split('\n'),
  ).toHaveLength(1);
  expect(await page.evaluate(() => renderers.length)).toBe(1);
}

interface Installed {
  version?: string;
  dependencies?: Record<string, Installed>;
}

function versionsOf({ dependencies = {} }: Installed, name: string): Set<string> {
  const versions = new Set<string>();
  for (const [dependency, installed] of Object.entries(dependencies)) {
    if (dependency === name && installed.version) versions.add(installed.version);
    for (const version of versionsOf(installed, name)) versions.add(version);
  }
  return versions;
}
