import type { Context } from 'hono';
import type { LayoutClass } from './page-renderer.ts';

/** The widest window that the web app lays out as a phone's, px. */
const PHONE_WIDTH = 768;

/** What kind of window somebody most likely has: by its width where the browser tells, else by what it says it is. */
export function layoutOf({ req }: Context): LayoutClass {
  const width = Number(req.header('sec-ch-viewport-width'));
  if (width > 0) return width <= PHONE_WIDTH ? 'phone' : 'desktop';
  const mobile = req.header('sec-ch-ua-mobile');
  const isPhone = mobile ? mobile === '?1' : /\bMobi/.test(req.header('user-agent') ?? '');
  return isPhone ? 'phone' : 'desktop';
}
