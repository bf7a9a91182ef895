import { DAY, HOUR, MINUTE } from '../src/kernel/clock.ts';
import type { DemoProduct } from './catalogue.ts';
import type { Circle } from './circles.ts';
import { fingerprintOf } from './fingerprint.ts';
import { HOMES } from './grounds.ts';
import { outfitOf } from './outfits.ts';
import type { StillLife } from './painter/paint.ts';
import { DEMO_PEOPLE, type DemoPerson } from './people.ts';
import { ANSWERS, CAPTIONS, HASHTAGS, HASHTAGS_OF_THINGS, REMARKS } from './post-words.ts';
import { type Random, randomOf } from './random.ts';
import { demoWindow } from './still-lifes.ts';

export type DemoMedium = { alt: string } & (
  | { outfit: { life: StillLife; placeholder: string }; isFilmed: boolean }
  | { product: DemoProduct; view: 0 | 1 }
);

export interface DemoRemark {
  id: string;
  username: string;
  content: string;
  /** Milliseconds before the demo is planted. */
  age: number;
}

export interface DemoPost {
  id: string;
  username: string;
  /** The caption with its hashtags. */
  content: string;
  /** The caption as older demos planted it. */
  caption: string;
  age: number;
  media: readonly DemoMedium[];
  /** Links to the products on the pictures, with the author's verdict on each preview. */
  links: readonly { product: DemoProduct; isAccurate: boolean | null; isPinned: boolean }[];
  remarks: readonly DemoRemark[];
  /** Whether it counts as possibly unwelcome. */
  isFiltered: boolean;
  likedBy: readonly string[];
  savedBy: readonly string[];
}

export interface DemoFollow {
  follower: string;
  followed: string;
  age: number;
}

const POSTS = 400;
/** Number of posts of the first person: the most of all, because her profile is seen first. */
const OF_THE_FIRST = 14;
const OLDEST = 300 * DAY;
/** Each of these people has one film, in the second newest post. */
const FILMING: ReadonlySet<string> = new Set([
  'mina.k',
  'jun',
  'lea.v',
  'ana.r',
  'amara_o',
  'teo',
  'noor.a',
  'samir.h',
]);
const FILTERED_SHARE = 0.08;

/** Garments in the posts of each circle, from large to small: larger things take the larger places. */
const SHOWS: Record<Circle, readonly string[]> = {
  street: [
    'puffer',
    'coat',
    'sweater',
    't-shirt',
    'jeans',
    'shorts',
    'backpack',
    'running-shoe',
    'hiking-boot',
    'billed-cap',
    'beanie',
    'socks',
    'sunglasses',
  ],
  tailoring: [
    'coat',
    'blazer',
    'womans-clothes',
    'trousers',
    'skirt',
    'briefcase',
    'mans-shoe',
    'womans-boot',
    'top-hat',
    'scarf',
    'gloves',
    'glasses',
    'watch',
  ],
  outdoors: [
    'puffer',
    'coat',
    'sweater',
    'trousers',
    'backpack',
    'luggage',
    'hiking-boot',
    'beanie',
    'scarf',
    'gloves',
    'socks',
    'goggles',
    'watch',
  ],
  jewellery: [
    'dress',
    'sari',
    'womans-clothes',
    'handbag',
    'clutch-bag',
    'high-heeled-shoe',
    'sunglasses',
    'pendant',
    'earrings',
    'watch',
    'ring',
    'crown',
  ],
  beauty: [
    'kimono',
    'clutch-bag',
    'purse',
    'mirror',
    'perfume',
    'lotion-bottle',
    'cream-jar',
    'blush',
    'soap',
    'lipstick',
    'nail-polish',
    'earrings',
  ],
  summer: [
    'dress',
    'kimono',
    'one-piece-swimsuit',
    'bikini',
    'shorts',
    'handbag',
    'womans-sandal',
    'thong-sandal',
    'womans-hat',
    'umbrella',
    'folding-hand-fan',
    'sunglasses',
  ],
};
const CALM = new Set(['Black', 'White', 'Gray', 'Navy', 'Brown']);

let social: { posts: readonly DemoPost[]; follows: readonly DemoFollow[] } | undefined;

/** Returns the posts, comments and follows of the demo people. Computed once. */
export function demoSocial() {
  social ??= { follows: follows(), posts: postsOfAll() };
  return social;
}

function follows(): DemoFollow[] {
  const random = randomOf('follows');
  return DEMO_PEOPLE.flatMap((follower, at) =>
    DEMO_PEOPLE.flatMap((followed, place) => {
      if (follower === followed) return [];
      const isAlike = follower.circle === followed.circle;
      const isKnown = place < 6;
      const share = (isAlike ? 0.62 : 0.07) + (isKnown ? 0.2 : 0) + (at === 0 && isAlike ? 0.3 : 0);
      if (!random.chance(share)) return [];
      const age = random.between(HOUR, OLDEST);
      return [{ follower: follower.username, followed: followed.username, age }];
    }),
  );
}

function postsOfAll(): DemoPost[] {
  const { catalogue } = demoWindow();
  const byGarment = new Map<string, DemoProduct[]>();
  for (const product of catalogue.slice(0, 1400)) {
    const garment = garmentOf(product);
    byGarment.set(garment, [...(byGarment.get(garment) ?? []), product]);
  }
  const others = DEMO_PEOPLE.length - 1;
  const rest = POSTS - OF_THE_FIRST;
  return DEMO_PEOPLE.flatMap((person, at) => {
    const count = at === 0 ? OF_THE_FIRST : Math.floor(rest / others) + (at <= rest % others ? 1 : 0);
    const random = randomOf(`posts of ${person.username}`);
    const captions = shuffled(CAPTIONS[person.circle], random);
    return Array.from({ length: count }, (_, number) =>
      postOf(person, number, {
        count,
        byGarment,
        caption: captions[number % captions.length] ?? '',
        random: randomOf(`${person.username} ${number}`),
      }),
    );
  });
}

const garmentOf = ({ pictureId }: DemoProduct): string => pictureId.slice(0, pictureId.lastIndexOf('-'));

function postOf(
  person: DemoPerson,
  number: number,
  {
    count,
    byGarment,
    caption,
    random,
  }: {
    count: number;
    byGarment: ReadonlyMap<string, readonly DemoProduct[]>;
    caption: string;
    random: Random;
  },
): DemoPost {
  const id = fingerprintOf(`post ${person.username} ${number}`).slice(0, 8);
  const shown = thingsOf(person, byGarment, random);
  const [first, second] = shown;
  const words = (text: string) =>
    text
      .replaceAll('{thing}', first ? plainName(first) : '')
      .replaceAll('{brand}', first?.brand ?? '')
      .replaceAll('{other}', second ? plainName(second) : 'rest');
  // Number 0 is the newest post; the last one is up to 300 days old.
  const age = HOUR + ((number + random.between(0.1, 0.9)) / count) ** 1.6 * OLDEST;
  const friends = DEMO_PEOPLE.filter((other) => other !== person);
  const fondness = random.next() ** 2;
  const likedBy = friends.filter(({ circle }) =>
    random.chance(fondness * (circle === person.circle ? 0.9 : 0.45)),
  );
  return {
    id,
    username: person.username,
    content: [words(caption), ...hashtagsOf(id, person, shown)].join(' '),
    caption: words(caption),
    age,
    media: mediaOf(person, shown, { random, isFilmed: number === 1 && FILMING.has(person.username) }),
    links: shown.map((product, at) => ({
      product,
      isAccurate: random.chance(0.7) ? true : random.chance(0.2) ? false : null,
      isPinned: at === 1 && random.chance(0.12),
    })),
    isFiltered: number > 1 && randomOf(`filter ${id}`).chance(FILTERED_SHARE),
    remarks: remarksOn(id, { person, age, friends, fondness, random, words }),
    likedBy: likedBy.map(({ username }) => username),
    savedBy: likedBy.filter(() => random.chance(0.22)).map(({ username }) => username),
  };
}

/** Returns up to three hashtags, or none: of the circle, of things on the picture, and one of all. */
function hashtagsOf(postId: string, { circle }: DemoPerson, shown: readonly DemoProduct[]): string[] {
  const random = randomOf(`hashtags ${postId}`);
  if (random.chance(0.15)) return [];
  const ofThings = shown.flatMap((product) => HASHTAGS_OF_THINGS[garmentOf(product)] ?? []);
  const ofCircle = random.chance(0.75) ? [random.pick(HASHTAGS[circle])] : [];
  const ofAll = random.chance(0.2) ? ['ootd'] : [];
  return [...new Set([...ofCircle, ...ofThings.slice(0, 2), ...ofAll])].slice(0, 3).map((name) => `#${name}`);
}

/** Returns two to four things: mostly calm colours, with at most one accent colour. */
function thingsOf(
  { circle }: DemoPerson,
  byGarment: ReadonlyMap<string, readonly DemoProduct[]>,
  random: Random,
): DemoProduct[] {
  const garments = SHOWS[circle];
  const chosen = shuffled(garments, random)
    .slice(0, random.pick([2, 3, 3, 4]))
    .toSorted((one, other) => garments.indexOf(one) - garments.indexOf(other));
  let accent: string | undefined;
  return chosen.flatMap((garment) => {
    const all = byGarment.get(garment) ?? [];
    const fitting = all.filter(({ color }) => CALM.has(color) || accent === undefined || color === accent);
    const choices = fitting.length > 0 ? fitting : all;
    if (choices.length === 0) return [];
    const product = random.pick(choices);
    if (!CALM.has(product.color)) accent ??= product.color;
    return [product];
  });
}

function mediaOf(
  person: DemoPerson,
  shown: readonly DemoProduct[],
  { random, isFilmed }: { random: Random; isFilmed: boolean },
): DemoMedium[] {
  const { looks } = demoWindow();
  const seen = shown.flatMap(({ id }) => looks.get(id) ?? []);
  const home = randomOf(`home of ${person.username}`).pick(HOMES);
  const ground = random.chance(0.5) ? home : random.pick(HOMES);
  const outfit: DemoMedium = {
    outfit: outfitOf(seen, ground, random),
    isFilmed,
    alt: `${listed(shown.map(plainName))}, laid out together`,
  };
  const views = shown.flatMap((product): DemoMedium[] => [
    { product, view: 0, alt: product.name },
    { product, view: 1, alt: `${product.name}, from nearer` },
  ]);
  return [outfit, ...shuffled(views, random).slice(0, random.pick([0, 1, 1, 2, 2, 3, 4]))];
}

function remarksOn(
  postId: string,
  {
    person,
    age,
    friends,
    fondness,
    random,
    words,
  }: {
    person: DemoPerson;
    age: number;
    friends: readonly DemoPerson[];
    fondness: number;
    random: Random;
    words(text: string): string;
  },
): DemoRemark[] {
  const count = Math.floor(random.next() * (2 + fondness * 9));
  const speakers = shuffled(friends, random).toSorted(
    (one, other) => Number(other.circle === person.circle) - Number(one.circle === person.circle),
  );
  const remarks = shuffled(REMARKS, random).slice(0, count);
  const said = remarks.flatMap((content, at) => {
    const speaker = speakers[at % 12];
    const then = age * (1 - ((at + 1) / (count + 1)) ** 2 * 0.8) - MINUTE;
    const remark = { username: speaker?.username ?? '', content: words(content), age: then };
    if (!random.chance(0.25)) return [remark];
    return [remark, { username: person.username, content: random.pick(ANSWERS), age: then * 0.97 }];
  });
  return said
    .toSorted((one, other) => other.age - one.age)
    .map((remark, at) => ({ id: fingerprintOf(`remark ${postId} ${at}`).slice(0, 12), ...remark }));
}

/** Returns the name without its colour. */
const plainName = ({ name }: DemoProduct): string => name.replace(/,.*$| in [\w ]+$/, '');

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

function shuffled<T>(all: readonly T[], random: Random): T[] {
  return all
    .map((each) => ({ each, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ each }) => each);
}
