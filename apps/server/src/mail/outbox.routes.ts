import { escapeText } from 'entities';
import { Hono } from 'hono';
import type { AppEnv } from '../http/request.ts';
import type { OutboxFolder } from './outbox-folder.ts';

const SHOWN = 50;

/**
 * What would have been sent, for who develops. It is mounted where the server is for its own machine only, and answers nobody
 * who came through something else: a name that is not this machine's, or a proxy.
 */
export const outboxRoutes = (outbox: Pick<OutboxFolder, 'newest' | 'find'>) =>
  new Hono<AppEnv>()
    .get('/outbox', async (c, next) => {
      if (!isFromHere(c.req.raw.headers)) return next();
      const mails = await outbox.newest(SHOWN);
      c.header('cache-control', 'no-store');
      return c.html(listOf(mails.map(rowOf)));
    })
    .get('/outbox/:id', async (c, next) => {
      const mail = isFromHere(c.req.raw.headers) ? await outbox.find(c.req.param('id')) : undefined;
      if (!mail) return next();
      c.header('cache-control', 'no-store');
      return c.html(mail.html);
    });

function isFromHere(headers: Headers): boolean {
  const host = headers.get('host') ?? '';
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) =>
    headers.has(name),
  );
  return !isForwarded && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
}

const rowOf = ({
  id,
  at,
  to,
  subject,
  text,
}: Awaited<ReturnType<OutboxFolder['newest']>>[number]) => `<article>
<h2><a href="/dev/outbox/${encodeURIComponent(id)}">${escapeText(subject)}</a></h2>
<p>To ${escapeText(to)}, <time datetime="${escapeText(at)}">${escapeText(at)}</time></p>
<pre>${linked(text)}</pre>
</article>`;

/** The text with its addresses to be followed. */
const linked = (text: string) =>
  escapeText(text).replace(/https?:\/\/[^\s<"]+/g, (url) => `<a href="${url}">${url}</a>`);

const listOf = (rows: string[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Outbox</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 720px; margin: 0 auto; padding: 24px 16px }
article { border-top: 1px solid currentColor; padding: 8px 0 }
h2 { font-size: 17px; margin: 8px 0 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Mails that would have been sent. With SMTP_URL they are, and this page is gone.</p>
${rows.length > 0 ? rows.join('\n') : '<p>There is no mail yet.</p>'}
</main>
</body>
</html>
`;
