import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { COMPLAINTS, IN_PAGE_SCRIPT } from './page-talk.ts';

/**
 * A proxy that adds the tests' script to a site's pages, for engines that cannot inject scripts. In the
 * site's styles, variables such as `--safe-area-inset-top` override `env(safe-area-inset-top)`, so that tests
 * can set safe areas.
 */
export interface Front {
  readonly url: string;
  /** Returns the errors and warnings reported by pages since the last call. */
  complaints(): string[];
  close(): void;
}

/** @param site Origin of the site behind the proxy. */
export async function openFront(site: string): Promise<Front> {
  const inPage = await inPageScript();
  let complaints: string[] = [];

  async function answer(asked: IncomingMessage, given: ServerResponse) {
    if (asked.url === IN_PAGE_SCRIPT) return given.setHeader('content-type', 'text/javascript').end(inPage);
    if (asked.url === COMPLAINTS) {
      complaints.push(await text(asked));
      return given.end();
    }
    const { host, ...headers } = asked.headers;
    // Keeps the browser's host, or sign-in would look like a cross-site request.
    const forwarded = { ...headers, host, 'accept-encoding': 'identity' };
    const onward = request(
      site + asked.url,
      { method: asked.method, headers: forwarded },
      async (answered) => {
        const [type] = answered.headers['content-type']?.split(';') ?? [];
        const change = type && changes[type];
        const { headers, statusCode = 502 } = answered;
        given.writeHead(statusCode, change ? withoutLength(headers) : headers);
        if (change) given.end(change(await text(answered)));
        else answered.pipe(given);
      },
    );
    onward.on('error', () => given.destroy());
    given.on('close', () => onward.destroy());
    asked.pipe(onward);
  }

  const server = createServer((asked, given) => void answer(asked, given));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    complaints() {
      const said = complaints;
      complaints = [];
      return said;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const withoutLength = ({ 'content-length': _, ...headers }: IncomingMessage['headers']) => headers;

const withScript = (document: string) =>
  document.replace(/<head[^>]*>/, (head) => `${head}<script src="${IN_PAGE_SCRIPT}"></script>`);

const withSettableAreas = (styles: string) =>
  styles.replace(/env\((safe-area-inset-\w+)\)/g, (area, name) => `var(--${name}, ${area})`);

const changes: Record<string, (answered: string) => string> = {
  'text/html': (document) => withScript(withSettableAreas(document)),
  'text/css': withSettableAreas,
};

async function inPageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'in-page.ts')],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
