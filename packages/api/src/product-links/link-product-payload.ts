import type { OnWire } from '../contract/endpoint.ts';
import type { LinkProduct } from './product-links.models.ts';

/** Converts a link's product, with any further fields, to the field names of requests. */
export const linkProductPayloadOf = <Fields extends Pick<LinkProduct, 'imageUrl'> & Partial<LinkProduct>>({
  imageUrl,
  directLink,
  ...fields
}: Fields): Omit<Fields, 'imageUrl' | 'directLink'> &
  Pick<OnWire<typeof LinkProduct>, 'image_url'> &
  Partial<Pick<OnWire<typeof LinkProduct>, 'direct_link'>> => ({
  ...fields,
  image_url: imageUrl,
  ...(directLink === undefined ? {} : { direct_link: directLink }),
});
