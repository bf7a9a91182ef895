import { createHash } from 'node:crypto';

const OF_A_LINK = 'link-';

/** Names a page where an id is wanted, by its `pageAddress`: of what was read there, and of the product made of it. */
export const linkIdOf = (address: string) =>
  OF_A_LINK + createHash('sha256').update(address).digest('base64url');

/** Whether an id names a page. */
export const isLinkId = (id: string) => id.startsWith(OF_A_LINK);
