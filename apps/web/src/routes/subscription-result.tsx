export { CheckoutResult as Component } from '../subscription/CheckoutResult.tsx';
