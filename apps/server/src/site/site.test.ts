import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productChecks } from '../product-links/product-checks.table.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { publish } from '../testing/publish.ts';

const THEME_SCRIPT = "document.documentElement.dataset.theme = localStorage.theme ?? 'light';";
const DOCUMENT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Vitrine &amp; friends</title>
    <meta name="application-name" content="Vitrine">
    <meta name="description" content="Find things you love.">
    <link rel="image_src" href="/site-image.png">
    <!--head-->
    <script>${THEME_SCRIPT}</script>
    <script type="module" src="/assets/index-abc.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))});`;

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#f00"/></svg>';

let dist: string;
let world: World;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'vitrine-dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), DOCUMENT);
  writeFileSync(
    join(dist, 'site-map.json'),
    JSON.stringify({
      hosts: {
        calls: ['https://api.example', 'https://settings.example'],
        files: ['https://api.example'],
      },
      routes: ['/', '/landing', '/user-profile/:id', '/product/:id', '/p/:id', '/likes', '*'].map((path) => ({
        path,
        scripts: path === '/likes' ? ['/assets/likes.js'] : [],
        styles: path === '/likes' ? ['/assets/likes.css'] : [],
      })),
    }),
  );
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(dist, 'icon.svg'), ICON);
  writeFileSync(join(dist, 'assets/index-abc.js'), SCRIPT);
  writeFileSync(join(dist, 'assets/made.js'), SCRIPT);
  writeFileSync(join(dist, 'assets/made.js.br'), 'made before');
  writeFileSync(join(dist, 'assets/face.woff2'), SCRIPT);
  world = await openWorld({ webDist: dist });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(dist, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  world.send(`http://shop.example${path}`, { headers: { host: 'shop.example', ...headers } });
const html = async (path: string, headers = {}) => (await get(path, headers)).text();

/** All that the database holds, by table. */
async function rows(): Promise<Record<string, unknown>> {
  const { db } = world.database;
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const held: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const found = await db.execute<{ row: string }>(
      sql`select held::text as row from ${sql.identifier(name)} as held order by 1`,
    );
    held[name] = found.rows;
  }
  return held;
}

describe('documents', () => {
  it('documents are the app, and revalidated each time', async () => {
    const answer = await get('/likes');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain('<div id="root">');
  });

  it('documents have their own content security policy', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy?.split('script-src')[1]?.split(';')[0]).not.toContain('unsafe');
  });

  it.each(['/', '/nothing'])(
    'the document of %s has the headers for documents, which files and calls lack',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self' .*frame-ancestors 'none'$/,
      );
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      for (const other of ['/assets/likes.js', '/api/products/popular?limit=1']) {
        const sent = [...(await get(other)).headers].flat().join(' ');
        expect(sent).not.toMatch(/script-src|referrer-policy|permissions-policy|opener-policy/);
      }
    },
  );

  it.each(['/nothing', '/product', '/product/a/b', '/likes/more', '/index.html', '/site-map.json'])(
    'the document of %s, a path without a page, is the app with status 404',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      const text = await answer.text();
      expect(text).toContain('<div id="root">');
      expect(text).toContain('<meta name="robots" content="noindex">');
    },
  );

  it('documents are read-only', async () => {
    const answer = await world.send('/likes', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect((await world.send('/likes', { method: 'HEAD' })).status).toBe(200);
  });

  it('HEAD of a shared post answers as GET does without a body, and neither changes a row', async () => {
    const { id, username } = await publish(world, await world.person());
    await html(`/p/${id}`);
    const of = async (method: string) => {
      const answer = await world.send(`/p/${id}`, { method, headers: { accept: 'text/html' } });
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
      return { status: answer.status, headers, text: await answer.text() };
    };
    const before = await rows();
    const got = await of('GET');
    expect(got.text).toContain(`Post by @${username}`);
    expect(await of('HEAD')).toEqual({ ...got, text: '' });
    expect(await rows()).toEqual(before);
  });

  it('the document of the front page describes the site', async () => {
    const text = await html('/landing');
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text.match(/name="description"/g)).toHaveLength(1);
    expect(text).toContain('<title>Vitrine &amp; friends</title>');
    expect(text).toContain('<meta property="og:description" content="Find things you love.">');
    expect(text).toContain('<link rel="canonical" href="http://shop.example/">');
    expect(text).toContain('<meta property="og:type" content="website">');
  });
});

describe('preloaded resources', () => {
  it('a document names the files of its page', async () => {
    const text = await html('/likes');
    expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/likes.css">');
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/likes.js">');
    expect(await html('/')).not.toContain('likes');
  });

  it('the front page contains the first page of products, exactly as the call answers a guest', async () => {
    world.clock.now += 1000;
    await world.shelve({ name: 'A </script><b>kettle</b>', popularity: 5 });
    const [, address = '', data = ''] =
      (await html('/')).match(/data-answer="([^"]+)">(.*?)<\/script>/) ?? [];
    const asked = await get(address.replaceAll('&amp;', '&'));
    expect(JSON.parse(data)).toEqual(await asked.json());
    expect(await html('/likes')).not.toContain('data-answer');
  });
});

describe('hosts of the app’s configuration', () => {
  it('the policy of pages contains the hosts of calls, pictures and videos', async () => {
    const { headers } = await get('/');
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '')
        .split('; ')
        .map((directive) => directive.split(/ (.*)/s).slice(0, 2)),
    );
    expect(policy).toMatchObject({
      'connect-src': "'self' https://api.example https://settings.example",
      'img-src': "'self' data: blob: https://api.example",
      'media-src': "'self' blob: https://api.example",
      'default-src': "'none'",
    });
  });
});

describe('the page of a person', () => {
  it('a profile page has the username and the picture of the site, and nothing else of the person (D86)', async () => {
    const { id, username } = await world.person();
    const text = await html(`/user-profile/${id}`);
    expect(text).toContain(`<title>@${username} · Vitrine</title>`);
    expect(text).toContain('<meta property="og:image" content="http://shop.example/site-image.png">');
    expect(text).toContain('<meta property="og:image:alt" content="Vitrine">');
    expect(text).not.toContain('ld+json');
  });
});

describe('the page of a product', () => {
  it('a product page describes the product before any script has run', async () => {
    const [id = ''] = await world.shelve({
      name: 'Kettle',
      brand: 'Kiln',
      retailer: 'Tea House',
      priceCents: 12_950,
      link: 'https://tea.example/kettle',
      pictureWidth: 640,
      pictureHeight: 800,
      picturePlaceholder: '#ccc',
      pictureSources: [{ url: '/media/demo/kettle-640.webp', width: 640 }],
    });
    const answer = await get(`/product/${id}`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('<title>Kettle by Kiln · Vitrine</title>');
    expect(text).toContain('<meta name="description" content="Kettle by Kiln, $129.50 at Tea House.">');
    expect(text).toContain(`<link rel="canonical" href="http://shop.example/product/${id}">`);
    expect(text).toContain(
      '<meta property="og:image" content="http://shop.example/media/demo/kettle-640.webp">',
    );
    const data = JSON.parse(text.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '');
    expect(data).toMatchObject({
      '@type': 'Product',
      name: 'Kettle',
      url: `http://shop.example/product/${id}`,
      offers: { price: '129.50', priceCurrency: 'USD', seller: { name: 'Tea House' } },
    });
  });

  it('search engines read no offer without a price, and that a product that is gone is out of stock', async () => {
    const link = 'https://tea.example/pot';
    const [sold = '', unpriced = '', free = '', gone = ''] = await world.shelve(
      { name: 'Pot', priceCents: 1200 },
      { name: 'Pot', priceCents: null },
      { name: 'Pot', priceCents: 0 },
      { name: 'Pot', priceCents: 123_450, link },
    );
    const now = new Date(world.clock.now);
    await world.database.db
      .insert(productChecks)
      .values({ productId: gone, linkKey: link, host: 'tea.example', nextCheckAt: now, missingSince: now });
    const offersOf = async (id: string) => {
      const text = await html(`/product/${id}`);
      return JSON.parse(text.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '').offers;
    };
    expect(await offersOf(sold)).toMatchObject({ availability: 'https://schema.org/InStock' });
    for (const id of [unpriced, free]) expect(await offersOf(id)).toBeUndefined();
    expect(await offersOf(gone)).toMatchObject({
      price: '1234.50',
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('a product page is kept out of search results if a person added the product by a link', async () => {
    const [listed, brought] = await world.shelve({ name: 'Kettle' }, { name: 'Kettle', isListed: false });
    expect(await html(`/product/${listed}`)).not.toContain('noindex');
    expect(await html(`/product/${brought}`)).toContain('<meta name="robots" content="noindex">');
  });

  it('a product page escapes any name', async () => {
    const name = `"><script>alert(1)</script><!-- $& $' </title>`;
    const [id = ''] = await world.shelve({ name, brand: `O'Neill & <Sons>`, priceCents: null });
    const text = await html(`/product/${id}`);
    expect(text).not.toContain('<script>alert');
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text.match(/<script/g)).toHaveLength(4);
    const data = text.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '';
    expect(data).not.toContain('<');
    expect(JSON.parse(data).name).toBe(name);
    expect(text).toContain(
      'content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- $&amp; $&#39; &lt;/title&gt; by O&#39;Neill &amp; &lt;Sons&gt;."',
    );
  });

  it.each(['/product/unknown', '/product/%00', '/product/a%20b', `/product/${'x'.repeat(65)}`])(
    'a product page that does not exist is the app with status 404: %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<div id="root">');
    },
  );

  it('a product page has the requested host as its canonical one, if that is valid', async () => {
    const [id = ''] = await world.shelve({});
    const canonical = async (host: string) =>
      (await html(`/product/${id}`, { host })).match(/canonical" href="([^"]*)"/)?.[1];
    expect(await canonical('Shop.Example:8080')).toBe(`http://shop.example:8080/product/${id}`);
    expect(await canonical('[::1]:3000')).toBe(`http://[::1]:3000/product/${id}`);
    expect(await canonical('evil"><script>')).toBe(`http://localhost/product/${id}`);
    expect(await canonical('a/b')).toBe(`http://localhost/product/${id}`);
  });
});

describe('addresses', () => {
  it.each(['//', '///', '//evil.example', '//evil.example/product/1', '/./', '/%2F%2Fevil.example'])(
    'an address such as %s never names another host',
    async (path) => {
      const answer = await get(path);
      const isFront = new URL(`http://shop.example${path}`).pathname === '/';
      expect(answer.status).toBe(isFront ? 200 : 404);
      expect(await answer.text()).not.toContain('http://evil.example');
    },
  );

  it('addresses are those of the configured origin, whatever the request says', async () => {
    const shop = await openWorld({ webDist: dist, origin: 'https://shop.example' });
    const [id] = await shop.shelve({ name: 'Tea' });
    const page = await shop.send(`http://evil.example/product/${id}`, { headers: { host: 'evil.example' } });
    const document = await page.text();
    expect(document).toContain(`<link rel="canonical" href="https://shop.example/product/${id}"`);
    expect(document).not.toContain('evil.example');
    await shop[Symbol.asyncDispose]();
  });
});

describe('files', () => {
  const body = async (path: string, accepted: string) => {
    const answer = await get(path, { 'accept-encoding': accepted });
    return {
      bytes: Buffer.from(await answer.arrayBuffer()),
      encoding: answer.headers.get('content-encoding'),
      answer,
    };
  };

  it('files with a fingerprint in their name are cached for ever', async () => {
    const { answer } = await body('/assets/index-abc.js', 'br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('files are compressed as the client accepts', async () => {
    const inBrotli = await body('/assets/index-abc.js', 'gzip, br');
    expect(inBrotli.encoding).toBe('br');
    expect(brotliDecompressSync(inBrotli.bytes).toString()).toBe(SCRIPT);
    const zipped = await body('/assets/index-abc.js', 'gzip');
    expect(gunzipSync(zipped.bytes).toString()).toBe(SCRIPT);
    const plain = await body('/assets/index-abc.js', 'identity');
    expect([plain.bytes.toString(), plain.encoding]).toEqual([SCRIPT, null]);
    for (const { answer } of [inBrotli, zipped, plain])
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('files that the build compressed are sent as they are', async () => {
    expect((await body('/assets/made.js', 'br')).bytes.toString()).toBe('made before');
    expect((await get('/assets/made.js.br')).status).toBe(404);
  });

  it('files of a compressed format are not compressed again', async () => {
    expect((await body('/assets/face.woff2', 'br')).encoding).toBeNull();
  });

  it.each(['/assets/gone-xyz.js', '/assets/', '/assets/..%2findex.html', '/assets/%2e%2e/robots.txt'])(
    'missing files are no page: %s',
    async (path) => {
      const answer = await get(path);
      expect([200, 404]).toContain(answer.status);
      if (answer.status === 404) expect(await answer.json()).toMatchObject({ code: 'not_found' });
      else expect(await answer.text()).toMatch(/^User-agent: \*/); // the client itself resolved the dots
    },
  );
});

describe('the build', () => {
  it('the build is read again after each build', async () => {
    const own = mkdtempSync(join(tmpdir(), 'vitrine-rebuilt-'));
    const shop = await openWorld({ webDist: own });
    const before = await shop.send('/');
    expect([before.status, await before.text()]).toEqual([
      503,
      expect.stringContaining('npx -y pnpm@12 build'),
    ]);
    expect((await shop.send('/api/products/popular')).status).toBe(200);

    writeFileSync(join(own, 'index.html'), '<title>One</title><!--head-->');
    expect(await (await shop.send('/anything')).text()).toContain('<title>One</title>');

    writeFileSync(join(own, 'index.html'), '<title>Two</title><!--head-->');
    utimesSync(join(own, 'index.html'), new Date(), new Date(Date.now() + 5000));
    expect(await (await shop.send('/')).text()).toContain('<title>Two</title>');
    await shop[Symbol.asyncDispose]();
    rmSync(own, { recursive: true });
  });
});

describe('requests without a document', () => {
  it('the icon is that of the documents', async () => {
    const answer = await get('/favicon.ico');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await answer.text()).toBe(ICON);
    expect((await world.send('/favicon.ico', { method: 'HEAD' })).status).toBe(200);
  });

  it('the rules for robots come from the app', async () => {
    const answer = await get('/robots.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const ours = readFileSync(new URL('../../../web/public/robots.txt', import.meta.url), 'utf8');
    expect(ours).toMatch(/^User-agent: \*\n(?:Disallow: \/\S+\n)*$/);
  });
});
