export { PlansPage as Component } from '../subscription/PlansPage.tsx';
