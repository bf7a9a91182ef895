import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtInPrivacyPolicy, builtInTerms } from '@vitrine/api';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openWorld, type World } from '../testing/harness.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-legal-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function legalOf(shop: object) {
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(shop));
  return readConfig({ SHOP: folder }).legal;
}

describe('the legal documents at the addresses of their pages (D6)', () => {
  let world: World;
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<title>Vitrine</title><!--head-->');
    world = await openWorld({ webDist: folder });
  });
  afterAll(() => world[Symbol.asyncDispose]());

  it('clients read the built-in texts, which state 13 years and 30 days', async () => {
    const client = world.client();
    const terms = await client.legal.terms({});
    expect(terms).toEqual(builtInTerms);
    expect(terms.userAccounts.join()).toContain('at least 13 years old');
    expect(terms.changesToTerms).toContain('at least 30 days before');
    expect(await client.legal.privacy({})).toEqual({ policy: builtInPrivacyPolicy });
  });

  test.each(['/terms-of-service', '/privacy-policy'])(
    '%s is JSON or the page, by what is accepted, and caches tell them apart',
    async (path) => {
      const ask = async (accept: string) => {
        const answer = await world.send(path, { headers: { accept } });
        const { status, headers } = answer;
        await answer.text();
        return {
          status,
          type: headers.get('content-type')?.split(';')[0],
          vary: headers.get('vary')?.split(', ').includes('Accept'),
          cache: headers.get('cache-control'),
          etag: headers.get('etag'),
        };
      };
      const json = { status: 200, type: 'application/json', vary: true, cache: 'no-store', etag: null };
      const page = { status: 200, type: 'text/html', vary: true, cache: 'no-cache', etag: null };
      expect(await ask('application/json')).toEqual(json);
      expect(await ask('text/html,application/xhtml+xml,*/*;q=0.8')).toEqual(page);
      expect(await ask('application/json')).toEqual(json);
      expect((await world.send(path, { method: 'POST' })).status).toBe(405);
    },
  );
});

describe('texts of a shop', () => {
  const { isTemplate, ...terms } = builtInTerms;

  it('a text is Markdown, or a file of the folder', () => {
    writeFileSync(join(folder, 'content.md'), '**Yours**');
    const legal = legalOf({
      termsOfService: { ...terms, userContent: 'content.md', termination: 'Any time' },
    });
    expect(legal.terms).toEqual({
      ...terms,
      userContent: '**Yours**',
      termination: 'Any time',
      isTemplate: false,
    });
    expect(legal.privacy).toBe(builtInPrivacyPolicy);
  });

  test.each([
    [{ ...terms, termination: undefined }, 'termsOfService.termination is no text'],
    [{ ...terms, userAccounts: 'one' }, 'termsOfService.userAccounts is no list'],
    [{ ...terms, prohibitedUses: ['ok', 7] }, 'termsOfService.prohibitedUses.1 is no text'],
    [{ ...terms, imprint: 'x' }, 'termsOfService has no field imprint'],
    [{ ...terms, userContent: '../secret.md' }, 'outside of the folder'],
    [{ ...terms, userContent: 'none.md' }, 'names none.md, which cannot be read'],
    ['terms', 'termsOfService is no object'],
  ])('the server does not start with %j', (termsOfService, problem) => {
    expect(() => legalOf({ termsOfService })).toThrow(problem);
  });
});
