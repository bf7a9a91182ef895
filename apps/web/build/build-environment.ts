import { resolve } from 'node:path';
import { type OwnShop, readShop } from './shop-definition.ts';

export interface BuildEnvironment {
  shop: OwnShop | undefined;
  /** Base URL of the API; '' for the page's own origin. */
  apiBase: string;
  /** Base URL of the calls of the `settings` area; `apiBase` if undefined. */
  settingsBase: string | undefined;
  placeholderTokens: readonly string[] | undefined;
}

const root = resolve(import.meta.dirname, '../../..');

/** Reads the environment. Throws a readable error if a value is invalid. */
export function readBuildEnvironment(env: Record<string, string | undefined>): BuildEnvironment {
  const given = (name: string) => env[name]?.trim() || undefined;
  const folder = given('SHOP');
  return {
    shop: folder === undefined ? undefined : readShop(resolve(root, folder)),
    apiBase: baseIn('VITE_API_BASE', given('VITE_API_BASE')) ?? '',
    settingsBase: baseIn('VITE_SETTINGS_API_BASE', given('VITE_SETTINGS_API_BASE')),
    placeholderTokens: given('VITE_PLACEHOLDER_TOKENS')
      ?.split(',')
      .map((token) => token.trim()),
  };
}

/** Checks a base URL such as `https://api.shop.example` or `/v1`, and removes trailing slashes. */
function baseIn(name: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const isPrefix = /^\/(?!\/)[\w./-]*$/.test(given);
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isOrigin = /^https?:$/.test(url?.protocol ?? '') && !url?.search && !url?.hash && !url?.username;
  if (!isPrefix && !isOrigin)
    throw new Error(
      `${name}: "${given}" is neither an address such as https://api.shop.example nor a path such as /v1`,
    );
  return given.replace(/\/+$/, '');
}

export const originsOf = (bases: readonly (string | undefined)[]): string[] => [
  ...new Set(bases.flatMap((base) => (base && URL.canParse(base) ? [new URL(base).origin] : []))),
];
