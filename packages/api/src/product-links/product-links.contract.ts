import { area, endpoint } from '../contract/endpoint.ts';
import { productErrors } from '../products/products.rules.ts';
import {
  LinkPreview,
  LinkProductChange,
  LinkProductIds,
  LinkProductStatus,
  LinkProductStatuses,
  LinkToPreview,
} from './product-links.models.ts';
import { productLinkErrors } from './product-links.rules.ts';

export const productLinksContract = area({
  description: 'Previews of links, and the likes and carts of the products there.',
  calls: {
    preview: endpoint({
      method: 'POST',
      path: '/api/search-hybrid/product-from-url',
      who: 'person',
      summary: 'The preview of a link: the product that the page sells, as the page states it',
      description:
        'Addresses of this site and of products of the catalogue are answered without reading anything. Another page is read once a day for ' +
        'all who ask. How many pages are read for one person is limited. A page that states no product is matched with the catalogue by its title.',
      body: LinkToPreview,
      response: LinkPreview,
      errors: productLinkErrors,
    }),
    toggleProduct: endpoint({
      method: 'POST',
      path: '/api/products/toggle-link-product',
      who: 'person',
      summary: 'Like the product of a link, put it into the cart, or take that back',
      description: 'Says a state, not a change: liking twice counts once.',
      body: LinkProductChange,
      response: LinkProductStatus,
      errors: productErrors,
    }),
    checkProducts: endpoint({
      method: 'POST',
      path: '/api/products/check-link-product-status',
      who: 'person',
      summary: 'Which products of links the person likes or has in the cart',
      body: LinkProductIds,
      response: LinkProductStatuses,
    }),
  },
});
