import { createHash } from 'node:crypto';

const OF_A_LINK = 'link-';

/** Id of a page by its `pageAddress`. Identifies the reading of a link, and a product made of the page. */
export const linkIdOf = (address: string) =>
  OF_A_LINK + createHash('sha256').update(address).digest('base64url');

export const isLinkId = (id: string) => id.startsWith(OF_A_LINK);
