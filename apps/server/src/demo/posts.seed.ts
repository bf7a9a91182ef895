import type { LinkPreview, LinkProduct } from '@vitrine/api';
import type { Queries } from '../db/client.ts';
import { postLinks } from '../post-links/post-links.table.ts';
import { postLikes, postMedia, postSaves, posts } from '../posts/posts.table.ts';
import { titleSureness } from '../product-links/title-match.rules.ts';
import type { AreaSeed } from './area-seed.ts';
import type { DemoProduct } from './catalogue.ts';
import { demoIds } from './demo-ids.ts';
import { inChunks } from './in-chunks.ts';
import { LARGEST_WIDTH, paintedAddress } from './painted-pictures.ts';
import { pictureOfMedium } from './people-pictures.ts';
import { plantPictures } from './plant-pictures.ts';
import type { DemoPost } from './posts.ts';
import { demoSocial } from './posts.ts';
import { type Random, randomOf } from './random.ts';
import { demoWindow } from './still-lifes.ts';

const mediumId = (post: DemoPost, position: number) => `${post.id}-${position}`;

/** What the demo people published, with links, likes and saves. What a visitor changed of a post stays. */
export function readPostsSeed(): AreaSeed {
  const { posts: published } = demoSocial();
  return {
    content: published.map(({ likedBy, savedBy, media, remarks: _, ...post }) => [
      post,
      media.map((medium) => [medium.alt, pictureOfMedium(post, medium).sources]),
      likedBy.length,
      savedBy.length,
    ]),
    async plant(tx) {
      const ids = await demoIds(tx);
      const shown = published.flatMap((post) => {
        const personId = ids.get(post.username);
        return personId === undefined ? [] : [{ post, personId }];
      });
      await plantPictures(
        tx,
        shown.flatMap(({ post, personId }) =>
          post.media.map((medium, position) => ({
            id: mediumId(post, position),
            ownerId: personId,
            picture: pictureOfMedium(post, medium),
          })),
        ),
      );
      const added = await plantPosts(tx, shown);
      const isNew = ({ id }: DemoPost) => added.has(id);
      const fresh = shown.map(({ post }) => post).filter(isNew);
      await inChunks(
        fresh.flatMap((post) =>
          post.media.map(({ alt }, position) => ({
            postId: post.id,
            position,
            mediaId: mediumId(post, position),
            alt,
          })),
        ),
        (rows) => tx.insert(postMedia).values(rows).onConflictDoNothing(),
      );
      await inChunks(fresh.flatMap(linksOf), (rows) =>
        tx.insert(postLinks).values(rows).onConflictDoNothing(),
      );
      const by = (usernames: readonly string[], post: DemoPost) =>
        usernames.flatMap((username, at) => {
          const personId = ids.get(username);
          const createdAt = new Date(Date.now() - post.age * (0.95 - (0.9 * at) / usernames.length));
          return personId === undefined ? [] : [{ personId, postId: post.id, createdAt }];
        });
      await inChunks(
        fresh.flatMap((post) => by(post.likedBy, post)),
        (rows) => tx.insert(postLikes).values(rows).onConflictDoNothing(),
      );
      await inChunks(
        fresh.flatMap((post) => by(post.savedBy, post)),
        (rows) => tx.insert(postSaves).values(rows).onConflictDoNothing(),
      );
    },
  };
}

/** Answers which of them were not there before. */
async function plantPosts(tx: Queries, shown: readonly { post: DemoPost; personId: string }[]) {
  const added = new Set<string>();
  await inChunks(
    shown.map(({ post, personId }) => ({
      id: post.id,
      personId,
      content: post.content,
      createdAt: new Date(Date.now() - post.age),
    })),
    async (rows) => {
      const made = await tx.insert(posts).values(rows).onConflictDoNothing().returning({ id: posts.id });
      for (const { id } of made) added.add(id);
    },
  );
  return added;
}

function linksOf(post: DemoPost): (typeof postLinks.$inferInsert)[] {
  return post.links.map(({ product, isAccurate, isPinned }, position) => {
    const random = randomOf(`preview ${post.id} ${position}`);
    const isStory = random.chance(0.06);
    const preview = isStory ? storyOf(product) : previewOf(product, random);
    return {
      id: `${post.id}-${position}`,
      postId: post.id,
      position,
      url: preview.url,
      label: preview.title ?? product.name,
      preview,
      confirmedAccurate: isStory ? null : isAccurate,
      pinned: isPinned,
    };
  });
}

/** The product as it was when the link was posted: now and then at another price. */
function previewOf(product: DemoProduct, random: Random): LinkPreview {
  const now = asLinkProduct(product);
  const price = now.price !== null && random.chance(0.12) ? Math.round(now.price * 1.15) : now.price;
  return {
    url: product.link,
    isProduct: true,
    title: product.name,
    siteName: product.retailer,
    productData: { ...now, price },
    verifiedProductId: product.verified ? product.id : null,
    verifiedProductSnapshot: product.verified ? now : null,
    userConfirmedAccurate: null,
  };
}

/** A page about a product that sells none: the catalogue has one that is called like it. */
function storyOf(product: DemoProduct): LinkPreview {
  const title = `Behind the seams: ${product.name}, and everything else that we made this autumn`;
  return {
    url: product.link.replace('/products/', '/stories/'),
    isProduct: false,
    title,
    siteName: product.retailer,
    productData: {
      ...asLinkProduct(product),
      fallbackSource: 'catalogue',
      matchConfidence: titleSureness(title, product),
      alternativeMatch: true,
    },
    verifiedProductId: null,
    verifiedProductSnapshot: null,
    userConfirmedAccurate: null,
  };
}

function asLinkProduct(product: DemoProduct): LinkProduct {
  const look = demoWindow().looks.get(product.id);
  return {
    id: product.id,
    name: product.name,
    price: product.price || null,
    image_url: look ? paintedAddress(product.id, look, 0, LARGEST_WIDTH) : null,
    retailer: product.retailer,
    rating: product.rating || null,
    direct_link: product.link,
    link: product.link,
    fallbackSource: null,
    matchConfidence: 100,
    alternativeMatch: false,
  };
}
