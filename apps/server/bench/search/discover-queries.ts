import { hashtagsIn } from '@vitrine/api';
import { DEMO_PEOPLE, type DemoPerson } from '../../demo/people.ts';
import { type DemoPost, demoSocial } from '../../demo/posts.ts';

/** A query of Discover, with the people, hashtags or posts that should come first. */
export interface DiscoverQuery {
  query: string;
  kind: 'users' | 'hashtags' | 'posts';
  /** Usernames, hashtags or ids of posts. */
  relevant: ReadonlySet<string>;
}

const people = (rule: (person: DemoPerson) => boolean) =>
  DEMO_PEOPLE.filter(rule).map(({ username }) => username);
const posts = (rule: (post: DemoPost) => boolean) =>
  demoSocial()
    .posts.filter((post) => !post.isFiltered && rule(post))
    .map(({ id }) => id);

const by = (...usernames: string[]) => posts(({ username }) => usernames.includes(username));
const tagged = (...names: string[]) =>
  posts(({ content }) => hashtagsIn(content).some(({ name }) => names.includes(name)));
const says = (...words: RegExp[]) => posts(({ content }) => words.every((word) => word.test(content)));
/** Posts with a linked product of the garments, which the search does not see, in the color if given. */
const shows = (garments: readonly string[], color?: string) =>
  posts(({ links }) =>
    links.some(
      ({ product }) =>
        garments.includes(product.pictureId.slice(0, product.pictureId.lastIndexOf('-'))) &&
        (color === undefined || product.color === color),
    ),
  );
const ofBrand = (brand: string) => posts(({ links }) => links.some(({ product }) => product.brand === brand));

const asQueries = (kind: DiscoverQuery['kind'], given: Record<string, readonly string[]>): DiscoverQuery[] =>
  Object.entries(given).map(([query, relevant]) => ({ query, kind, relevant: new Set(relevant) }));

export const discoverQueries: readonly DiscoverQuery[] = [
  ...asQueries('users', {
    'mina.k': ['mina.k'],
    '@mina.k': ['mina.k'],
    'MINA K': ['mina.k'],
    mina: people(({ username, name }) => /mina/i.test(username + name)),
    kovac: ['mina.k'],
    Kovač: ['mina.k'],
    'kovac mina': ['mina.k'],
    jun: ['jun'],
    hayashi: ['jun'],
    hayshi: ['jun'],
    lea: ['lea.v'],
    'léa vasseur': ['lea.v'],
    vaseur: ['lea.v'],
    riberio: ['ana.r'],
    'ana ribeiro': ['ana.r'],
    'otis bennet': ['otis'],
    oits: ['otis'],
    benn: ['otis'],
    amara: ['amara_o'],
    'amara o': ['amara_o'],
    samir: ['samir.h'],
    'noor.a': ['noor.a'],
  }),
  ...asQueries('hashtags', {
    '#sneakers': ['sneakers'],
    sneakers: ['sneakers'],
    sneaker: ['sneakers'],
    snekers: ['sneakers'],
    'street style': ['streetstyle'],
    stretstyle: ['streetstyle'],
    elegance: ['élégance'],
    joyeria: ['joyería'],
    verao: ['verão'],
    природа: ['природа'],
    ストリ: ['ストリート'],
    오늘: ['오늘의향'],
    wardrobe: ['capsulewardrobe', 'holidaywardrobe'],
    'beach day': ['beachday'],
    jewelery: ['jewellery'],
    knit: ['knitwear'],
  }),
  ...asQueries('posts', {
    '#sneakers': tagged('sneakers'),
    '#природа': tagged('природа'),
    beauty: tagged('beauty'),
    '@jun': by('jun'),
    'mina.k': by('mina.k'),
    'night bus': says(/night bus/i),
    tailor: says(/tailor/i),
    'pay day': says(/pay day/i),
    linen: says(/linen/i).concat(
      posts(({ links }) => links.some(({ product }) => /linen/i.test(product.name))),
    ),
    boots: shows(['hiking-boot', 'womans-boot']).concat(says(/boots?\b/i)),
    watch: shows(['watch']).concat(says(/watch/i)),
    handbag: shows(['handbag', 'clutch-bag', 'purse']),
    sunglasses: shows(['sunglasses']).concat(says(/sunglasses/i)),
    sunglases: shows(['sunglasses']).concat(says(/sunglasses/i)),
    umbrella: shows(['umbrella']),
    'red dress': shows(['dress'], 'Red').concat(shows(['dress'])),
    kimono: shows(['kimono']),
    northlane: ofBrand('Northlane'),
    watermelon: says(/watermelon/i),
    watermelo: says(/watermelon/i),
    'sunset uniform': says(/uniform/i),
    오늘의: says(/오늘의/),
    утро: says(/утро/i),
    'sans reflechir': says(/réfléchir/i),
  }),
];
