import { endpoint } from '../contract/endpoint.ts';
import { productLinksCalls } from './product-links.calls.ts';
import {
  LinkPreview,
  LinkProductChange,
  LinkProductIds,
  LinkProductStatus,
  LinkProductStatuses,
  LinkToPreview,
} from './product-links.models.ts';

export const productLinksContract = {
  preview: endpoint(productLinksCalls.preview, {
    summary: 'What is behind a link: the product that the page sells, as the page states it',
    description:
      'A page is read once a day for all who ask. How many pages are read for one person is limited.',
    body: LinkToPreview,
    response: LinkPreview,
    errors: ['link_invalid', 'preview_failed', 'preview_refresh_failed'],
  }),
  toggleProduct: endpoint(productLinksCalls.toggleProduct, {
    summary: 'Like the product of a link, put it into the cart, or take that back',
    description: 'Says a state, not a change: liking twice counts once.',
    body: LinkProductChange,
    response: LinkProductStatus,
    errors: ['product_not_found'],
  }),
  checkProducts: endpoint(productLinksCalls.checkProducts, {
    summary: 'Which products of links the person likes or has in the cart',
    body: LinkProductIds,
    response: LinkProductStatuses,
  }),
};
