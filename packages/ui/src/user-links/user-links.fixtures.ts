import type { LinkPreviewSource } from '../post-links/LinkPreviewCard/link-verification.ts';
import type { ProductCardProduct } from '../products/ProductCard/ProductCard.tsx';
import { boots, handbag, overcoat, runner } from '../products/products.fixtures.ts';

export interface KeptLink {
  url: string;
  label: string;
  preview: LinkPreviewSource;
}

const linkTo = (url: string, label: string, product: ProductCardProduct): KeptLink => {
  const { id, name, price, retailer, picture } = product;
  return { url, label, preview: { product: { id, name, price, retailer, image: picture?.src } } };
};

export const shoes = linkTo('https://northlane.example/cloudstep', 'My running shoes', runner);
export const coat = linkTo('https://atelier-brume.example/coats/42', 'The camel coat', overcoat);
export const bag = linkTo('https://kestrel.example/top-handle', 'Bag for weddings', handbag);
export const trail = linkTo('https://northlane.example/honey', 'Boots for the lake', boots);

export const keptLinks = [shoes, coat, bag, trail];
