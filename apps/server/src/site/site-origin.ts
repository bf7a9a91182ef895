import type { Context } from 'hono';
import { originOf, type TrustedProxies } from '../http/client-address.ts';
import type { AppEnv } from '../http/request.ts';

/** Returns scheme and host of a request; an invalid Host header counts as `localhost`. */
export function originSaid(c: Context<AppEnv>, trustedProxies: TrustedProxies): string {
  const { isHttps, host } = originOf(c, trustedProxies);
  const isHost = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host);
  return `${isHttps ? 'https' : 'http'}://${isHost ? host.toLowerCase() : 'localhost'}`;
}
