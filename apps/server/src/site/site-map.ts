export interface DrawnFacts {
  /** Parameters of the address that change the page. */
  parameters?: string[];
  uncached?: boolean;
  personal?: 'cards' | 'page';
  kept?: string;
  /** Additional files for signed-in viewers. */
  forMembers?: Files;
}

export interface Files {
  scripts: string[];
  styles: string[];
}

export interface SitePage extends Files {
  path?: string;
  /** Set for a server-rendered page; for others the server renders only the frame. */
  drawn?: DrawnFacts | undefined;

  /** Paths of modules, besides those of every page. */
  scripts: string[];
  /** Paths of style sheets, besides those of every page. */
  styles: string[];
}

const filesIn = (json: string | undefined, of: 'always' | 'missing'): Files =>
  (json === undefined ? undefined : (JSON.parse(json) as Partial<Record<typeof of, Files>>)[of]) ?? {
    scripts: [],
    styles: [],
  };

/** Returns the files of every page. */
export const filesOfAll = (json: string | undefined): Files => filesIn(json, 'always');

/** Returns the further files of the page for addresses without one. */
export const filesOfMissing = (json: string | undefined): Files => filesIn(json, 'missing');

export interface SiteHosts {
  calls: string[];
  files: string[];
}

export const hostsOf = (json: string | undefined): SiteHosts =>
  (json === undefined ? undefined : (JSON.parse(json) as { hosts?: SiteHosts }).hosts) ?? {
    calls: [],
    files: [],
  };

export type SiteMap = (path: string) => SitePage | undefined;

/**
 * Parses the list of pages from the web build: `{ "routes": [{ "path": "/product/:id", "scripts": [],
 * "styles": [] }] }`, with patterns of react-router. Without a list, every path counts as a page.
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
