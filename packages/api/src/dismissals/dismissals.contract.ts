import { productRelation } from '../products/product-relation.contract.ts';

export const dismissalsContract = productRelation('/api/dismissals', 'dismissals');
