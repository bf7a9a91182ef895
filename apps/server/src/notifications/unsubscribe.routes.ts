import { escapeText } from 'entities';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/request.ts';
import type { Unsubscribe } from './unsubscribe.ts';

/**
 * The page behind the link in mails, without scripts and sign-in. Opening it changes nothing, because scanners
 * of mails open links; its button and mail programs post to it (RFC 8058).
 */
export const unsubscribeRoutes = (unsubscribe: Unsubscribe, siteName: () => string) =>
  new Hono<AppEnv>()
    .get('/:token', (c) =>
      shown(
        c,
        siteName(),
        'No more daily mails?',
        `<p>Mails about your account still come.</p>
<form method="post"><button type="submit">Stop these mails</button></form>`,
      ),
    )
    .post('/:token', async (c) => {
      await unsubscribe(c.req.param('token'));
      return shown(
        c,
        siteName(),
        'You get no more daily mails',
        '<p>You can have them again under <a href="/notification-settings">Notifications</a>.</p>',
      );
    });

function shown(c: Context<AppEnv>, name: string, title: string, content: string) {
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.html(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${escapeText(name)}</title>
<style>
:root { --canvas: #fbfaf8; --ink: #16140f; --muted: #665f54 }
@media (prefers-color-scheme: dark) { :root { --canvas: #121110; --ink: #f5f2ec; --muted: #aba499 } }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
header, main { max-width: 400px; margin: 0 auto; padding: 24px 16px }
h1, .shop { font-family: Georgia, 'Times New Roman', serif; font-weight: 400; line-height: 1.2; color: inherit }
h1 { margin: 48px 0 8px; font-size: 32px }
.shop { font-size: 24px; text-decoration: none }
p { margin: 0 0 24px; color: var(--muted) }
p a { color: var(--ink) }
button { width: 100%; min-height: 52px; border: 0; border-radius: 26px; background: var(--ink); color: var(--canvas);
  font: inherit; font-weight: 600; cursor: pointer }
:focus-visible { outline: 3px solid #3a6df0; outline-offset: 2px }
</style>
</head>
<body>
<header><a class="shop" href="/">${escapeText(name)}</a></header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`);
}
