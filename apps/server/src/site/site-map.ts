/** Tells whether the web app has a page at a path. */
export type SiteMap = (path: string) => boolean;

/**
 * Reads the list of routes that the web build writes: `{ "routes": ["/", "/product/:id"] }`, in the patterns of
 * react-router. Without a list every path counts as a page.
 */
export function siteMapFrom(json: string | undefined): SiteMap {
  if (json === undefined) return () => true;
  const { routes } = JSON.parse(json) as { routes: string[] };
  const patterns = routes.filter((route) => route !== '*' && route !== '/*').map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
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
