import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/request.ts';
import type { Unsubscribe } from './unsubscribe.ts';

/**
 * The page behind the link in mails, without scripts and sign-in. Opening it changes nothing, because scanners
 * of mails open links; its button and mail programs post to it (RFC 8058).
 */
export const unsubscribeRoutes = (unsubscribe: Unsubscribe) =>
  new Hono<AppEnv>()
    .get('/:token', (c) =>
      shown(
        c,
        'No more daily mails?',
        '<form method="post"><button type="submit">Stop these mails</button></form>',
      ),
    )
    .post('/:token', async (c) => {
      await unsubscribe(c.req.param('token'));
      return shown(
        c,
        'You get no more daily mails',
        '<p>You can have them again under <a href="/notification-settings">Notifications</a>.</p>',
      );
    });

function shown(c: Context<AppEnv>, title: string, content: string) {
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.html(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 480px; margin: 0 auto; padding: 48px 16px }
h1 { font-size: 24px; line-height: 1.2 }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 24px; border-radius: 22px; border: 1px solid }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`);
}
