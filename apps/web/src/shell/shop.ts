import type { ServicesOptions } from '@vitrine/hooks';
import type { UiProviderProps } from '@vitrine/ui';
import type { ReactNode } from 'react';

/** What pages say of the brand that they are shown under. */
export interface ShownBrand {
  name: string;
  wordMark?: { text: ReactNode; end?: ReactNode } | undefined;
}

/**
 * The shop as it is unless somebody says otherwise: a build with `SHOP`, or with hosts in its environment, writes this module anew
 * (`build/shop-module.ts`).
 */
export const brand: ShownBrand & { tagline: string; description: string } = {
  name: 'Vitrine',
  tagline: 'Find what you will love',
  description: 'A shop window that people share: find products, like them, decide together.',
};

/** The language, the texts in it and the currency of the shop. */
export const ways: Pick<UiProviderProps, 'locale' | 'direction' | 'currency' | 'messages'> = {};

/** Where the API is: '' for the page's own origin. */
export const API_BASE: string = '';

/** Where calls go that have a host of their own, and what stands for no token. */
export const server: Pick<ServicesOptions, 'hosts' | 'placeholderTokens'> = {};
