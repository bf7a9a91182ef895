export { CheckoutLeft as Component } from '../subscription/CheckoutResult.tsx';
