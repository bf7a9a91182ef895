import type { MiddlewareHandler } from 'hono';
import { originOf, type TrustedProxies } from './client-address.ts';
import type { AppEnv } from './request.ts';

export interface SecurityOptions {
  /** Hashes of the inline scripts that the web app's document holds: 'sha256-…'. */
  scriptHashes(): readonly string[];
  /** Origins besides our own that pages may send something to. */
  connectTo: readonly string[];
  trustedProxies: TrustedProxies;
  /** Whether pages of other origins may show what is under /media. */
  isMediaForOthers: boolean;
}

/** Headers of what is refused before the app sees it: a browser draws and runs nothing of it. */
export const headersOfRefusals = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Headers that every answer of the app has, failures too. */
export const securityHeaders = ({
  scriptHashes,
  connectTo,
  trustedProxies,
  isMediaForOthers,
}: SecurityOptions): MiddlewareHandler<AppEnv> => {
  let policy = { hashes: [] as readonly string[], text: contentSecurityPolicy([], connectTo) };
  const currentPolicy = () => {
    const hashes = scriptHashes();
    if (hashes !== policy.hashes) policy = { hashes, text: contentSecurityPolicy(hashes, connectTo) };
    return policy.text;
  };
  return async function securityHeaders(c, next) {
    await next();
    const { headers } = c.res;
    headers.set('content-security-policy', currentPolicy());
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    headers.set('cross-origin-opener-policy', 'same-origin');
    const isForOthers = isMediaForOthers && c.req.path.startsWith('/media/');
    headers.set('cross-origin-resource-policy', isForOthers ? 'cross-origin' : 'same-origin');
    if (originOf(c, trustedProxies).isHttps) headers.set('strict-transport-security', 'max-age=31536000');
  };
};

const contentSecurityPolicy = (scriptHashes: readonly string[], connectTo: readonly string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    // The scroll lock of dialogs puts a <style> into the page; styles cannot run anything.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
