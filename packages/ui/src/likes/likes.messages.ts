export const likesMessages = {
  /** The name keeps while the state changes: `aria-pressed` says the rest. */
  like: (productName: string) => `Like ${productName}`,
};
