import type { Endpoint } from '@vitrine/api';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { bearerToken } from './bearer-token.ts';
import { originOf, type TrustedProxies } from './client-address.ts';
import type { AppEnv } from './request.ts';

const NAME = 'vitrine_session';
/** A header that pages of other origins cannot send without being asked first. */
const OWN_REQUEST = 'x-requested-with';

/** Folder of the calls that take the cookie, so that no others are sent it. */
export const cookiePathOf = (endpoints: readonly Endpoint[]): string => {
  const paths = endpoints
    .filter(({ cookie }) => cookie === 'takes')
    .map(({ path }) => path.split('/').slice(0, -1));
  const [first = ['']] = paths;
  const shared = first.filter((part, place) => paths.every((path) => path[place] === part));
  return shared.join('/') || '/';
};

export interface CookieSettings {
  path: string;
  trustedProxies: TrustedProxies;
}

/** The token in the cookie of a request that scripts of our own sent. */
export function cookieToken(c: Context<AppEnv>): string | undefined {
  const token = bearerToken(`Bearer ${getCookie(c, NAME) ?? ''}`);
  const isOwn = c.req.header('authorization') !== undefined || c.req.header(OWN_REQUEST) !== undefined;
  return isOwn ? token : undefined;
}

export function giveCookie(
  c: Context<AppEnv>,
  token: string,
  maxAgeMs: number,
  settings: CookieSettings,
): void {
  setCookie(c, NAME, token, { ...attributesOf(c, settings), maxAge: Math.floor(maxAgeMs / 1000) });
}

export function dropCookie(c: Context<AppEnv>, settings: CookieSettings): void {
  setCookie(c, NAME, '', { ...attributesOf(c, settings), maxAge: 0 });
}

function attributesOf(c: Context<AppEnv>, { path, trustedProxies }: CookieSettings) {
  const { isHttps, host } = originOf(c, trustedProxies);
  const secure = isHttps || !isLoopback(host);
  return { path, httpOnly: true, sameSite: 'Strict', secure } as const;
}

const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host);
