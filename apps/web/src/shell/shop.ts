import type { ServicesOptions } from '@vitrine/hooks';
import type { UiProviderProps } from '@vitrine/ui';
import type { ReactNode } from 'react';

/** The brand that pages are shown under. */
export interface ShownBrand {
  name: string;
  wordMark?: { text: ReactNode; end?: ReactNode } | undefined;
}

/**
 * The default shop. A build with `SHOP`, or with hosts in its environment, rewrites this module
 * (`build/shop-module.ts`).
 */
export const brand: ShownBrand & { tagline: string; description: string } = {
  name: 'Vitrine',
  tagline: 'Find what you will love',
  description: 'A shop window that people share: find products, like them, decide together.',
};

/** Language, texts and currency of the shop. */
export const ways: Pick<UiProviderProps, 'locale' | 'direction' | 'currency' | 'messages'> = {};

/** Base URL of the API; '' for the page's own origin. */
export const API_BASE: string = '';

/** Hosts of calls with one of their own, and texts that stand for "no token". */
export const server: Pick<ServicesOptions, 'hosts' | 'placeholderTokens'> = {};
