import { type Context, Hono } from 'hono';
import { isStorable } from '../http/body.ts';
import type { TrustedProxies } from '../http/client-address.ts';
import { acceptedEncodings } from '../http/compression.ts';
import type { AppEnv } from '../http/request.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { ShopMoney } from '../kernel/money.ts';
import type { SharedPosts } from '../posts/shared-posts.service.ts';
import type { Suggestions } from '../product-search/suggestions.service.ts';
import type { Feeds } from '../products/feeds.service.ts';
import type { Products } from '../products/products.service.ts';
import type { Profiles } from '../profile/profile.service.ts';
import type { DrawnDocument, DrawnPages } from './drawn-pages.ts';
import { shopWindowAnswer } from './first-answers.ts';
import {
  type Head,
  missingHead,
  postHead,
  productHead,
  profileHead,
  type SiteName,
  siteHead,
  withHead,
  withoutPage,
  withPage,
} from './head.ts';
import { layoutOf } from './layout-of.ts';
import type { Files, SitePage } from './site-map.ts';
import { originSaid } from './site-origin.ts';
import type { WebBuild } from './web-build.ts';

export interface SiteOptions {
  build: () => WebBuild | undefined;
  products: Products;
  /** Whether the page of a product sold it no more at the last check. */
  isGone(productId: string): Promise<boolean>;
  sharedPosts: SharedPosts;
  profiles: Pick<Profiles, 'usernameOf'>;
  feeds: Feeds;
  suggestions: () => Promise<Suggestions>;
  pages: DrawnPages;
  trustedProxies: TrustedProxies;
  /** Public scheme and host of the site; if undefined, those of each request are used. */
  origin: string | undefined;
  money: ShopMoney;
}

const NOT_BUILT =
  'The web app has not been built, so there is no page to show. The API works. Run: npx -y pnpm@12 build\n';

/** Serves the built web app: its files, and its document for every page, with the head of that page. */
export function siteRoutes({
  build,
  products,
  isGone,
  sharedPosts,
  profiles,
  feeds,
  suggestions,
  pages,
  trustedProxies,
  origin: ours,
  money,
}: SiteOptions) {
  const site = new Hono<AppEnv>();

  site.use(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      throw new DomainError('method_not_allowed', { allow: 'GET, HEAD' });
    }
    await next();
  });

  site.get('*', async (c) => {
    const built = build();
    if (!built) return c.text(NOT_BUILT, 503, { 'cache-control': 'no-store' });
    return (await fileAnswer(c, built)) ?? (await faviconAnswer(c, built)) ?? documentAnswer(c, built);
  });

  async function documentAnswer(c: Context<AppEnv>, built: WebBuild) {
    const { path } = c.req;
    const { site } = built;
    const origin = ours ?? originSaid(c, trustedProxies);
    // Concatenated, not resolved: a path with two slashes at its start would count as a host.
    const url = new URL(origin + (frontPages.has(path) ? '/' : encodeURI(path))).href;
    const found =
      (await productOf(path, site, origin, url)) ??
      (await postOf(path, site, origin, url)) ??
      (await profileOf(path, site, origin, url));
    const page = built.siteMap(path);
    const isShown = found !== 'missing' && found !== 'hidden';
    const status = page && isShown ? 200 : 404;
    const { head = undefined, isKept = true } =
      !isShown || !page ? {} : (found ?? { head: siteHead({ site, origin, url }) });

    c.header('cache-control', 'no-cache');
    // The address of a page may have a token, which its requests and links must not carry on.
    if (c.req.query('token') !== undefined) c.header('referrer-policy', 'no-referrer');
    c.header('accept-ch', 'Sec-CH-Viewport-Width');
    c.header('vary', 'Sec-CH-Viewport-Width, Sec-CH-UA-Mobile, User-Agent, Accept-Encoding');
    const drawn = await drawnDocument(c, built, {
      path,
      origin,
      page,
      head,
      isKept,
      isMissing: status === 404,
      isFrame: found === 'hidden',
    });
    if (drawn) return sent(c, drawn, status);
    if (!page || !head) return c.html(withoutPage(built.document, site, built.always), 404);
    const answers = frontPages.has(path) ? await firstAnswers() : [];
    return c.html(
      withHead(built.document, head, site, {
        ...filesOf(built, page),
        answers,
        suggestions: await suggestions().catch(() => undefined),
      }),
    );
  }

  /** Returns the rendered document; undefined if the page cannot or must not be rendered. */
  function drawnDocument(
    c: Context<AppEnv>,
    built: WebBuild,
    { path, origin, page, head, isKept, isMissing, isFrame }: Found,
  ): Promise<DrawnDocument | undefined> {
    // API calls refuse parameters that cannot be stored, so the browser renders the page, with its own
    // message.
    if (!isStorable(c.req.queries())) return Promise.resolve(undefined);
    const { site } = built;
    // All addresses without a page share one rendered page.
    const facts = isMissing && !page ? {} : isFrame ? undefined : page?.drawn;
    const address = page ? addressOf(c.req.url, path, facts?.parameters) : '/nothing-here';
    const layout = layoutOf(c);
    const files = filesOf(built, page);
    // A frame is shared by all addresses of its route, but its head names one. So it is cached only if the
    // route has a single address.
    const isFrameOfMany = facts === undefined && page?.path?.includes(':') === true;
    return pages.document(
      built,
      {
        address: facts ? address : (page?.path ?? address),
        kind: `${origin} ${page?.path ?? ''}`,
        isMadeUp: address.includes('?') || (isMissing && page !== undefined),
        layout,
        origin,
        isFrame: facts === undefined,
        isKept: isKept && !facts?.uncached && !(isMissing && page) && !isFrameOfMany,
      },
      (drawing, suggestions) =>
        withPage(built.document, {
          head: head
            ? { ...head, title: head.type !== 'website' ? head.title : (drawing.title ?? head.title) }
            : missingHead(site, drawing.title),
          site,
          drawing,
          suggestions,
          layout,
          facts,
          files,
          styles: files.styles.map((path) => ({ path, text: built.style(path) })),
        }),
    );
  }

  /**
   * API responses for the document. Empty on failure: the app then requests them itself and shows the error.
   */
  const firstAnswers = () =>
    shopWindowAnswer(feeds).then(
      (answer) => [answer],
      () => [],
    );

  /** Returns the head of a product page; `missing` if there is no such product, undefined for other pages. */
  async function productOf(path: string, site: SiteName, origin: string, url: string) {
    const id = idIn(path, 'product');
    if (id === undefined || id === 'missing') return id;
    const [found, isSoldNoMore] = await Promise.all([products.find(id), isGone(id)]);
    if (!found) return 'missing';
    // A product from a link is not listed, so search engines must not list it. Its changes do not change the
    // version, so its page is not cached.
    const head = {
      ...productHead(found.product, { site, money, origin, url, isGone: isSoldNoMore }),
      isForSearchEngines: found.isListed,
    };
    return { head, isKept: found.isListed };
  }

  /**
   * Returns the head of a post for guests. A post may be deleted or filtered at any time, so its page is
   * never cached. A filtered post is not shared.
   */
  async function postOf(path: string, site: SiteName, origin: string, url: string) {
    const shared = idIn(path, 'p');
    const id = shared ?? idIn(path, 'post');
    if (id === undefined || id === 'missing') return id;
    const post = await sharedPosts.find(id);
    if (!post) return 'missing';
    if (post.isFiltered && shared !== undefined) return 'hidden';
    return { head: postHead(post, site, origin, url), isKept: false };
  }

  /**
   * Returns the head of a profile; undefined if there is no such person. That is no 404, because any id has a
   * page for signed-in viewers.
   */
  async function profileOf(path: string, site: SiteName, origin: string, url: string) {
    const id = idIn(path, 'user-profile');
    const username = id === undefined || id === 'missing' ? undefined : await profiles.usernameOf(id);
    return username === undefined
      ? undefined
      : { head: profileHead(username, { site, origin, url }), isKept: false };
  }

  return site;
}

/**
 * Returns the id in the address of a thing; `missing` if no thing can have such an id, undefined for other
 * addresses.
 */
function idIn(path: string, kind: 'product' | 'post' | 'p' | 'user-profile'): string | 'missing' | undefined {
  const [, named, id = ''] = /^\/([a-z-]+)\/([^/]+)\/?$/.exec(path) ?? [];
  if (named !== kind) return undefined;
  return /^[A-Za-z0-9_.:-]{1,64}$/.test(id) ? id : 'missing';
}

interface Found {
  path: string;
  origin: string;
  page: SitePage | undefined;
  head: Head | undefined;
  isKept: boolean;
  isMissing: boolean;
  /** Whether only the frame may be rendered, because the answers for the page have content to hide. */
  isFrame: boolean;
}

const filesOf = ({ always, missing }: WebBuild, page: Files = missing) => ({
  scripts: [...always.scripts, ...page.scripts],
  styles: [...always.styles, ...page.styles],
});

/**
 * Returns the address with only the parameters that its page knows, in a fixed order, so that equal pages
 * have equal addresses.
 */
function addressOf(url: string, path: string, known: readonly string[] = []): string {
  const given = new URL(url).searchParams;
  const kept = known.flatMap((name) =>
    given
      .getAll(name)
      .filter((value) => value !== '')
      .sort()
      .map((value): [string, string] => [name, value]),
  );
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}

async function sent(c: Context<AppEnv>, document: DrawnDocument, status: 200 | 404) {
  const [encoding] = acceptedEncodings(c.req.header('accept-encoding'));
  if (encoding) c.header('content-encoding', encoding);
  c.header('content-type', 'text/html; charset=UTF-8');
  return c.body(await document.bytes(encoding), status);
}

const frontPages = new Set(['/', '/landing']);

async function fileAnswer(c: Context<AppEnv>, built: WebBuild) {
  const { path } = c.req;
  const isHashed = path.startsWith('/assets/');
  const file = await built.file(path, acceptedEncodings(c.req.header('accept-encoding')));
  if (!file) {
    // A missing script must be a 404, not the document.
    if (isHashed) throw new DomainError('not_found');
    return undefined;
  }
  c.header('content-type', file.type);
  c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
  if (file.encoding) c.header('content-encoding', file.encoding);
  c.header('vary', 'Accept-Encoding');
  return c.body(new Uint8Array(file.bytes));
}

/** Some clients request /favicon.ico without reading a document; they get the documents' icon. */
async function faviconAnswer(c: Context<AppEnv>, built: WebBuild) {
  if (c.req.path !== '/favicon.ico') return undefined;
  const icon = await built.file('/icon.svg', []);
  if (!icon) throw new DomainError('not_found');
  c.header('content-type', icon.type);
  c.header('cache-control', 'public, max-age=300');
  return c.body(new Uint8Array(icon.bytes));
}
