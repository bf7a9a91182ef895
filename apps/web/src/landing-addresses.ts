/** The addresses of the landing page: known from the first load on, since it draws them. */
export const landingAddresses = ['/', '/landing', '/product/:productId'] as const;
