import type { Comment, LinkPreview, Post, PostLink, PostMedia, Profile } from '@vitrine/api';
import type { FakeAnswers } from './fake-server.ts';
import { products, shopFor } from './shop.ts';

const HOUR_MS = 3_600_000;

/**
 * A moment in the past. Pages say "3 hours ago" or "Yesterday", so it counts from now; 24 hours are yesterday
 * at any time of day.
 */
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const profileOf = (id: string, username: string, name: string, bio: string): Profile => ({
  id,
  username,
  name,
  bio,
  profilePicture: null,
  coverPhoto: null,
  followerCount: 12_480,
  followingCount: 312,
  postCount: 6,
});

/** Profile of the signed-in person. */
export const mina: Profile = {
  ...profileOf('mina', 'mina.k', 'Mina Kovač', 'Trainers, good coats and one bag at a time. Zagreb.'),
  email: 'mina.k@example.com',
  emailVerified: true,
  birthday: '05/14/1997',
  gender: 'female',
  country: 'Germany',
};

export const jun: Profile = {
  ...profileOf('jun', 'jun', 'Jun Ito', 'Wool, mostly. Found on foot in Kyoto and Osaka.'),
  isFollowing: false,
};

const CAPTIONS = [
  'The coat that I wear until May.',
  'Red, at last.',
  'Walked 12 km in these.',
  'Sunday market.',
  'Blue on blue.',
  'It fits the laptop, too.',
];

/** A picture of a post. */
export function mediumOf(place: number): PostMedia {
  const { imageUrl, picture, name } = products[(place * 5 + 1) % products.length] ?? {};
  return {
    id: `medium${place}`,
    mediaType: 'image',
    signedUrl: imageUrl ?? '',
    thumbnailUrl: imageUrl ?? null,
    order: 0,
    width: picture?.width,
    height: picture?.height,
    placeholder: picture?.placeholder,
    alt: name,
  };
}

/** The posts of a person; the first has two pictures, links and comments. */
export const postsOf = ({ id, username }: Pick<Profile, 'id' | 'username'>): Post[] =>
  CAPTIONS.map((content, place) => ({
    id: `${id}-${place}`,
    userId: id,
    username,
    content,
    media: place === 0 ? [mediumOf(0), { ...mediumOf(9), order: 1 }] : [mediumOf(place)],
    likeCount: 120 - place * 13,
    saveCount: 18 - place,
    commentCount: place === 0 ? 3 : 0,
    linkCount: place === 0 ? 2 : 0,
    userLiked: false,
    userSaved: false,
    createdAt: place === 0 ? hoursAgo(24) : `2025-0${9 - place}-14T12:00:00.000Z`,
    version: 1,
    ...(place === 4 && { filtered: true }),
  }));

const comments: Comment[] = [
  { userId: 'lea', username: 'lea.v', content: 'Where is the coat from?', hours: 20 },
  { userId: 'jun', username: 'jun', content: 'Atelier Brume. The link is below.', hours: 19 },
  { userId: 'otis', username: 'otis', content: 'Mine is six winters old and still warm.', hours: 3 },
].map(({ hours, ...comment }, place) => ({
  ...comment,
  id: `comment${place}`,
  postId: 'jun-0',
  createdAt: hoursAgo(hours),
  profilePictureUrl: null,
}));

export function previewOf(place: number): LinkPreview {
  const product = products[place];
  const { id = '', name = '', price = null, imageUrl = null, retailer = null, rating = null } = product ?? {};
  const link = product?.link ?? null;
  const productData = {
    id,
    name,
    price,
    imageUrl,
    retailer,
    rating,
    directLink: link,
    link,
    fallbackSource: null,
    matchConfidence: 96,
    alternativeMatch: false,
  };
  return {
    url: link ?? '',
    isProduct: true,
    title: name,
    siteName: retailer,
    productData,
    verifiedProductId: id,
    verifiedProductSnapshot: productData,
    userConfirmedAccurate: true,
  };
}

const links: PostLink[] = [1, 10].map((place) => ({
  id: `link${place}`,
  url: products[place]?.link ?? '',
  label: products[place]?.name ?? '',
  previewData: previewOf(place),
  userConfirmedAccurate: place === 1 ? true : null,
  isPinned: place === 1,
}));

const savedPosts = postsOf(jun)
  .slice(1, 3)
  .map((post) => ({ ...post, userSaved: true }));

const everyPost = [...postsOf(mina), ...postsOf(jun)];

/** A shop with two people and their posts; Mina is signed in. */
export const people: FakeAnswers = {
  ...shopFor('person'),
  profile: {
    get: ({ params }) => (params.id === mina.id ? mina : jun),
    picture: () => ({ signedUrl: null }),
    cover: () => ({ signedUrl: null }),
  },
  posts: {
    get: ({ params }) => everyPost.find(({ id }) => id === params.postId) as Post,
    list: ({ params }) => ({ posts: postsOf(params.userId === mina.id ? mina : jun) }),
    listSaved: () => ({ posts: savedPosts }),
    countLikes: () => ({
      count: 3,
      likes: ['jun', 'lea.v', 'otis'].map((username) => ({
        id: username,
        username,
        name: null,
        profilePicture: null,
        isFollowing: username === 'jun',
      })),
    }),
  },
  follow: { check: () => ({ isFollowing: false }) },
  comments: {
    list: ({ params }) => ({ comments: comments.filter(({ postId }) => postId === params.postId) }),
  },
  postLinks: { list: () => ({ links }) },
  productLinks: {
    preview: ({ body }) => previewOf(products.findIndex(({ link }) => link === body.url)),
    checkProducts: ({ body }) => ({
      success: true,
      statuses: body.productIds.map((productId) => ({
        productId,
        originalProductId: productId,
        isLiked: false,
        inCart: false,
      })),
    }),
  },
};
