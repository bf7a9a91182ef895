import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Creates a server of static files from a folder. */
export function siteOf(folder: string, headers: Record<string, string> = {}): Server {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const path = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const content = await readFile(path).catch(() => undefined);
    const isAskedByItself = pathname === '/favicon.ico';
    response.writeHead(content ? 200 : isAskedByItself ? 204 : 404, {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      ...headers,
    });
    response.end(content);
  });
}
