/** Addresses that show the landing page, whose code is in the first load. */
export const landingAddresses = ['/', '/landing', '/product/:productId'] as const;
