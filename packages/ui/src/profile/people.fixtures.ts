import type { PersonRowPerson } from './PersonRow/PersonRow.tsx';
import type { ProfileHeaderPerson } from './ProfileHeader/ProfileHeader.tsx';

/**
 * Returns a portrait of flat shapes as an SVG data URL; needs no network and keeps visual baselines small.
 */
const face = (ground: string, hair: string, skin: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 88"><rect width="88" height="88" fill="${ground}"/><ellipse cx="44" cy="92" rx="34" ry="24" fill="${hair}"/><circle cx="44" cy="38" r="22" fill="${hair}"/><circle cx="44" cy="44" r="18" fill="${skin}"/></svg>`,
  )}`;

export const people: readonly PersonRowPerson[] = [
  { id: '1', username: 'mina.k', name: 'Mina Kovač', picture: face('#DCE4E8', '#3B2A22', '#E5B795') },
  { id: '2', username: 'jun', name: 'Jun Watanabe', picture: face('#E9E2D8', '#1F1B1A', '#DDAE86') },
  { id: '3', username: 'lea_v' },
  {
    id: '4',
    username: 'the.longest.name.that.fits.in',
    name: 'Wilhelmina Margarethe von Hohenstaufen-Sigmaringen zu Waldburg',
    picture: face('#EADDE1', '#A34A28', '#F0CDB2'),
  },
  { id: '5', username: 'نور', name: 'نور الهدى', picture: face('#DFE7DD', '#2B2533', '#C98F66') },
];

const cover = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 500" preserveAspectRatio="xMidYMid slice"><rect width="1600" height="500" fill="#D9CDBD"/><rect y="340" width="1600" height="160" fill="#B79F86"/><circle cx="1180" cy="240" r="110" fill="#8C5A3C"/><rect x="300" y="180" width="180" height="170" rx="12" fill="#6F7F72"/></svg>',
)}`;

export const mina: ProfileHeaderPerson = {
  username: 'mina.k',
  name: 'Mina Kovač',
  bio: 'Wool, linen and old shoes made new.\nLjubljana',
  picture: people[0]?.picture,
  cover,
  followerCount: 12_480,
  followingCount: 312,
  postCount: 86,
};
