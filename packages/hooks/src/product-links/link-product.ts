type Changes = typeof import('./change-link-product.ts').linkProductChanges;

let loaded: Changes | undefined;

const loadChanges = () => import('./change-link-product.ts');

/** Whether a product is known only by a link; such products have their own calls. */
export const isLinkProduct = (id: string): boolean => id.startsWith('link-');

/** Loaded on demand, since few pages show link products. */
export const changesOfLinkProducts = async (): Promise<Changes> =>
  loaded ?? (await loadChanges()).linkProductChanges;

/** Provides the code ahead, so that a change made while the page closes need not load it. */
export const haveLinkProductsAtHand = (changes: Changes): void => {
  loaded = changes;
};
