import { createHash, timingSafeEqual } from 'node:crypto';
import { escapeText } from 'entities';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/request.ts';
import type { OutboxFolder } from './outbox-folder.ts';

const SHOWN = 50;

/**
 * Shows mails that were kept instead of sent, for development. Without the key, the pages do not exist.
 * Source address and host would not protect them, because both can be forged.
 */
export const outboxRoutes = (outbox: Pick<OutboxFolder, 'newest' | 'find'>, key: string) =>
  new Hono<AppEnv>()
    .get('/outbox', async (c, next) => {
      if (!isKey(c.req.query('key'), key)) return next();
      const mails = await outbox.newest(SHOWN);
      return shown(c, listOf(mails.map((mail) => rowOf(mail, key))));
    })
    .get('/outbox/:id', async (c, next) => {
      const mail = isKey(c.req.query('key'), key) ? await outbox.find(c.req.param('id')) : undefined;
      return mail ? shown(c, mail.html) : next();
    });

function shown(c: Context<AppEnv>, html: string) {
  // The address contains the key, so pages that mails link to must not receive it as the referrer.
  c.header('referrer-policy', 'no-referrer');
  c.header('cache-control', 'no-store');
  return c.html(html);
}

/** Compares in constant time. */
const isKey = (given: string | undefined, key: string) => timingSafeEqual(hashOf(given ?? ''), hashOf(key));
const hashOf = (text: string) => createHash('sha256').update(text).digest();

const rowOf = (
  { id, at, to, subject, text }: Awaited<ReturnType<OutboxFolder['newest']>>[number],
  key: string,
) => `<article>
<h2><a href="/dev/outbox/${encodeURIComponent(id)}?key=${encodeURIComponent(key)}">${escapeText(subject)}</a></h2>
<p>To ${escapeText(to)}, <time datetime="${escapeText(at)}">${escapeText(at)}</time></p>
<pre>${linked(text)}</pre>
</article>`;

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
