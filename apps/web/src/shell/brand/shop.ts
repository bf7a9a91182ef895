import type { ServicesOptions } from '@vitrine/hooks';
import type { UiProviderProps } from '@vitrine/ui';
import type { ReactNode } from 'react';

export interface ShownBrand {
  name: string;
  wordMark?: { text: ReactNode; end?: ReactNode } | undefined;
}

/**
 * The default shop. A build with `SHOP`, `VITE_API_BASE`, `VITE_SETTINGS_API_BASE` or
 * `VITE_PLACEHOLDER_TOKENS` rewrites this module (`build/shop-module.ts`).
 */
export const brand: ShownBrand & { tagline: string; description: string } = {
  name: 'Vitrine',
  tagline: 'Find what you will love',
  description: 'A shop window that people share: find products, like them, decide together.',
};

export const ways: Pick<UiProviderProps, 'locale' | 'direction' | 'currency' | 'messages'> = {};

/** Base URL of the API; '' for the page's own origin. */
export const API_BASE: string = '';

/** Hosts of calls that do not go to `API_BASE`, and token values that mean "no token". */
export const server: Pick<ServicesOptions, 'hosts' | 'placeholderTokens'> = {};
