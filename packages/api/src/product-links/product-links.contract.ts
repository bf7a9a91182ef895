import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { productLinksCalls } from './product-links.calls.ts';
import {
  LinkPreview,
  LinkProductChange,
  LinkProductIds,
  LinkProductStatus,
  LinkToPreview,
} from './product-links.models.ts';

export const productLinksContract = {
  preview: endpoint(productLinksCalls.preview, {
    summary: 'What is behind a link: the product that the page sells, as the page states it',
    body: LinkToPreview,
    response: LinkPreview,
    errors: ['link_invalid', 'preview_failed', 'preview_refresh_failed'],
  }),
  toggleProduct: endpoint(productLinksCalls.toggleProduct, {
    summary: 'Like the product of a link, put it into the cart, or take that back',
    body: LinkProductChange,
    response: LinkProductStatus,
    errors: ['product_not_found'],
  }),
  checkProducts: endpoint(productLinksCalls.checkProducts, {
    summary: 'Which products of links the person likes or has in the cart',
    body: LinkProductIds,
    response: z.object({ success: z.boolean(), statuses: z.array(LinkProductStatus) }),
  }),
};
