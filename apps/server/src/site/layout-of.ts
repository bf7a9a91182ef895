import type { Context } from 'hono';
import type { LayoutClass } from './page-renderer.ts';

/** Widest window in pixels that gets the phone layout. */
const PHONE_WIDTH = 768;

/**
 * Guesses the layout of a request: by the window width if the browser sends it, else by its client hint or
 * user agent.
 */
export function layoutOf({ req }: Context): LayoutClass {
  const width = Number(req.header('sec-ch-viewport-width'));
  if (width > 0) return width <= PHONE_WIDTH ? 'phone' : 'desktop';
  const mobile = req.header('sec-ch-ua-mobile');
  const isPhone = mobile ? mobile === '?1' : /\bMobi/.test(req.header('user-agent') ?? '');
  return isPhone ? 'phone' : 'desktop';
}
