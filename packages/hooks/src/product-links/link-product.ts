type Changing = typeof import('./change-link-product.ts');

let loaded: Changing | undefined;

/** Whether a product is known by a link alone: what is done with it is said in calls of its own. */
export const isLinkProduct = (id: string): boolean => id.startsWith('link-');

/** How what is done with such products is said to the server. Few pages show any, so it is loaded when it is wanted. */
export const changingLinkProducts = async (): Promise<Changing> =>
  loaded ?? import('./change-link-product.ts');

/** Gives it ahead, so that what is done while the page goes away waits for no code. */
export const haveLinkProductsAtHand = (changing: Changing): void => {
  loaded = changing;
};
