import type { MiddlewareHandler } from 'hono';
import { originOf, type TrustedProxies } from './client-address.ts';
import type { AppEnv } from './request.ts';

export interface SecurityOptions {
  /** Returns the requirements of the web app: the same object until they change. */
  web(): WebNeeds;
  /** Origins that pages may connect to besides their own, with or without a web app. */
  connectTo: readonly string[];
  trustedProxies: TrustedProxies;
  isMediaForOthers: boolean;
}

/** Requirements of the web app for the Content-Security-Policy. */
export interface WebNeeds {
  /** Hashes of the inline scripts in its document: 'sha256-…'. */
  scriptHashes: readonly string[];
  /** Other origins of its API calls, and of its pictures and videos. */
  hosts: { readonly calls: readonly string[]; readonly files: readonly string[] };
}

export const noWeb: WebNeeds = { scriptHashes: [], hosts: { calls: [], files: [] } };

/** Headers of responses that bypass the app: browsers neither render nor run them. */
export const headersOfRefusals = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Policy of all responses but HTML: opened directly, they show a picture or a video and run nothing. */
const POLICY_OF_FILES =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Sets the headers of every response, failures included; some only for documents. */
export const securityHeaders = ({
  web,
  connectTo,
  trustedProxies,
  isMediaForOthers,
}: SecurityOptions): MiddlewareHandler<AppEnv> => {
  let policy = { needs: noWeb, text: contentSecurityPolicy(noWeb, connectTo) };
  const currentPolicy = () => {
    const needs = web();
    if (needs !== policy.needs) policy = { needs, text: contentSecurityPolicy(needs, connectTo) };
    return policy.text;
  };
  return async function securityHeaders(c, next) {
    await next();
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    const isDocument = headers.get('content-type')?.startsWith('text/html') === true;
    headers.set('content-security-policy', isDocument ? currentPolicy() : POLICY_OF_FILES);
    if (isDocument) {
      if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
      headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
      headers.set('cross-origin-opener-policy', 'same-origin');
    }
    const isForOthers = isMediaForOthers && c.req.path.startsWith('/media/');
    headers.set('cross-origin-resource-policy', isForOthers ? 'cross-origin' : 'same-origin');
    if (originOf(c, trustedProxies).isHttps) headers.set('strict-transport-security', 'max-age=31536000');
  };
};

const contentSecurityPolicy = ({ scriptHashes, hosts }: WebNeeds, connectTo: readonly string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    // The scroll lock of dialogs inserts a <style>; styles cannot run scripts.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...hosts.files].join(' '),
    ["media-src 'self' blob:", ...hosts.files].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...new Set([...connectTo, ...hosts.calls])].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
