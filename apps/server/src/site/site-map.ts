/** What the web app says of a page that the server draws. */
export interface DrawnFacts {
  /** The parameters of the address that change what is drawn. */
  parameters?: string[];
  personal?: 'cards' | 'page';
  kept?: string;
  /** Files that people who are signed in need besides. */
  forMembers?: Files;
}

/** The files that something needs, by their paths. */
export interface Files {
  scripts: string[];
  styles: string[];
}

/** A page of the web app, and what the browser will need to show it. */
export interface SitePage extends Files {
  /** The pattern of its addresses. */
  path?: string;
  /** Set where the server draws the page. */
  drawn?: DrawnFacts | undefined;

  /** Paths of modules, besides those that every page needs. */
  scripts: string[];
  /** Paths of style sheets, besides those that every page needs. */
  styles: string[];
}

/** Reads the files that every page needs out of the same list. */
export const filesOfAll = (json: string | undefined): Files =>
  (json === undefined ? undefined : (JSON.parse(json) as { always?: Files }).always) ?? {
    scripts: [],
    styles: [],
  };

/** Other origins that the app uses. */
export interface SiteHosts {
  /** Origins of API calls. */
  calls: string[];
  /** Origins of pictures, videos and other files. */
  files: string[];
}

/** Reads the app's other origins from the site map. */
export const hostsOf = (json: string | undefined): SiteHosts =>
  (json === undefined ? undefined : (JSON.parse(json) as { hosts?: SiteHosts }).hosts) ?? {
    calls: [],
    files: [],
  };

/** Finds the page that the web app has at a path, if it has one. */
export type SiteMap = (path: string) => SitePage | undefined;

/**
 * Reads the list of pages that the web build writes: `{ "routes": [{ "path": "/product/:id", "scripts": [], "styles": [] }] }`,
 * in the patterns of react-router. Without a list every path counts as a page.
 */
export function siteMapFrom(json: string | undefined): SiteMap {
  if (json === undefined) return () => ({ scripts: [], styles: [] });
  const { routes } = JSON.parse(json) as { routes: ({ path: string } & SitePage)[] };
  const pages = routes
    .filter(({ path }) => path !== '*' && path !== '/*')
    .map((page) => ({ pattern: patternOf(page.path), page }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.page;
}

function patternOf(route: string): RegExp {
  const segments = route.split('/').filter((segment) => segment !== '');
  const body = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    const part = segment.startsWith(':') ? '[^/]+' : literally(segment.replace(/\?$/, ''));
    return segment.endsWith('?') ? `(?:/${part})?` : `/${part}`;
  });
  return new RegExp(`^${body.join('')}/?$`, 'i');
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
