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
  description: 'Previews of links, with likes and cart of their products.',
  calls: {
    preview: endpoint({
      method: 'POST',
      path: '/api/search-hybrid/product-from-url',
      who: 'person',
      summary: 'The preview of a link: the product for sale, as its page states it',
      description:
        'Links to this site and to catalogue products are answered without reading a page. Any other page is read once a day for ' +
        'all callers. The number of pages read per person is limited. A page that states no product is matched with the catalogue by its title.',
      body: LinkToPreview,
      response: LinkPreview,
      errors: productLinkErrors,
    }),
    toggleProduct: endpoint({
      method: 'POST',
      path: '/api/products/toggle-link-product',
      who: 'person',
      summary: 'Like or unlike the product of a link, or put it into or take it out of the cart',
      description: 'Sets a state: liking twice counts once.',
      body: LinkProductChange,
      response: LinkProductStatus,
      errors: productErrors,
    }),
    checkProducts: endpoint({
      method: 'POST',
      path: '/api/products/check-link-product-status',
      who: 'person',
      summary: 'Whether the person likes the products of links and has them in the cart',
      body: LinkProductIds,
      response: LinkProductStatuses,
    }),
  },
});
