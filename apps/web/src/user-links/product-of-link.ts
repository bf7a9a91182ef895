import { isSimilarProduct, type LinkProduct } from '@vitrine/api';
import { isLinkProduct } from '@vitrine/hooks';

/** Whether a link leads to the product of this shop with the given id, and not only to one that it resembles. */
export const isOfShop = (id: string, linked: LinkProduct): boolean =>
  !isLinkProduct(id) && !/^https?:/.test(id) && !isSimilarProduct(linked);
