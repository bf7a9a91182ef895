/** Names that seem to speak for the shop, or that its addresses and programs use. */
const RESERVED = new Set(
  `abuse accounts admin administrator api billing cart checkout contact demo discover everyone guest help hello info
  landing legal likes login logout mail me media moderator mod noreply null official owner payments postmaster press
  privacy products profile register results root sales security settings shop staff support system team terms undefined
  user users vitrine webmaster www`.split(/\s+/),
);

/** Ignores dots and underscores, and digits at the end. */
export function isReservedName(username: string): boolean {
  const bare = username.toLowerCase().replace(/[._]/g, '');
  return RESERVED.has(bare) || RESERVED.has(bare.replace(/\d+$/, ''));
}
