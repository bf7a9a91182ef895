import type { LinkPreview, LinkProduct, OnWire } from '@vitrine/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../src/db/client.ts';
import { linksOfPosts } from '../src/post-links/post-links.service.ts';
import { postLinks } from '../src/post-links/post-links.table.ts';
import { postLikes, postMedia, postSaves, posts } from '../src/posts/posts.table.ts';
import { keepWords } from '../src/posts/words-of-posts.ts';
import { titleSureness } from '../src/product-links/title-match.rules.ts';
import { linkColumns } from '../src/products/products.service.ts';
import type { AreaSeed } from './area-seed.ts';
import type { DemoProduct } from './catalogue.ts';
import { demoIds } from './demo-ids.ts';
import { inChunks } from './in-chunks.ts';
import { LARGEST_WIDTH, paintedAddress } from './painted-pictures.ts';
import { filmOfMedium, pictureOfMedium } from './people-pictures.ts';
import { plantPictures } from './plant-pictures.ts';
import type { DemoMedium, DemoPost } from './posts.ts';
import { demoSocial } from './posts.ts';
import { type Random, randomOf } from './random.ts';
import { demoWindow } from './still-lifes.ts';
import { storyPathOf, storyTitleOf } from './stories.ts';

/** Share of links that lead to a page without a product. */
const STORY_SHARE = 0.09;

const mediumId = (post: DemoPost, position: number) => `${post.id}-${position}`;
const posterId = (post: DemoPost, position: number) => `${mediumId(post, position)}-poster`;

const mediumRow = (post: DemoPost, medium: DemoMedium, position: number) => ({
  postId: post.id,
  position,
  mediaId: mediumId(post, position),
  posterId: filmOfMedium(post, medium) ? posterId(post, position) : null,
  alt: medium.alt,
});

/**
 * Plants the posts of the demo people, with links, likes and saves. Existing posts get only new pictures and
 * hashtags.
 */
export function readPostsSeed(origin: string): AreaSeed {
  const { posts: published } = demoSocial();
  return {
    content: [
      origin,
      published.map(({ likedBy, savedBy, media, remarks: _, ...post }) => [
        post,
        media.map((medium) => [
          medium.alt,
          pictureOfMedium(post, medium).sources,
          filmOfMedium(post, medium)?.sources,
        ]),
        likedBy.length,
        savedBy.length,
      ]),
    ],
    async plant(tx) {
      const ids = await demoIds(tx);
      const shown = published.flatMap((post) => {
        const personId = ids.get(post.username);
        return personId === undefined ? [] : [{ post, personId }];
      });
      await plantPictures(
        tx,
        shown.flatMap(({ post, personId }) =>
          post.media.flatMap((medium, position) => {
            const id = mediumId(post, position);
            const picture = { id, ownerId: personId, picture: pictureOfMedium(post, medium) };
            const film = filmOfMedium(post, medium);
            return film
              ? [
                  { id, ownerId: personId, picture: film, isFilm: true },
                  { ...picture, id: posterId(post, position) },
                ]
              : [picture];
          }),
        ),
      );
      const added = await plantPosts(tx, shown);
      const isNew = ({ id }: DemoPost) => added.has(id);
      const fresh = shown.map(({ post }) => post).filter(isNew);
      await inChunks(
        fresh.flatMap((post) => post.media.map((medium, position) => mediumRow(post, medium, position))),
        (rows) => tx.insert(postMedia).values(rows).onConflictDoNothing(),
      );
      const filtered = shown.flatMap(({ post }) => (post.isFiltered ? [post.id] : []));
      await tx.update(posts).set({ filtered: true }).where(inArray(posts.id, filtered));
      await addHashtags(
        tx,
        shown.map(({ post }) => post),
      );
      await addPosters(
        tx,
        shown.map(({ post }) => post),
      );
      await inChunks(
        fresh.flatMap((post) => linksOf(post, origin)),
        (rows) => tx.insert(postLinks).values(rows).onConflictDoNothing(),
      );
      await mendLinks(
        tx,
        shown
          .map(({ post }) => post)
          .filter((post) => !isNew(post))
          .flatMap((post) => linksOf(post, origin)),
      );
      await addWords(
        tx,
        shown.map(({ post }) => post.id),
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

/** Gives captions of older demos their hashtags, unless somebody edited them. */
async function addHashtags(tx: Queries, shown: readonly DemoPost[]) {
  const rows = shown.map(({ id, caption, content }) => ({ id, caption, content }));
  await tx.execute(sql`
    update ${posts} set content = given.content, hashtags_read = false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id text, caption text, content text)
    where ${posts.id} = given.id and ${posts.content} = given.caption`);
}

/** Stores words and hashtags of new and changed posts, so that a new demo has trending hashtags at once. */
async function addWords(tx: Queries, ids: readonly string[]) {
  const unread = await tx
    .select({ id: posts.id, content: posts.content })
    .from(posts)
    .where(and(inArray(posts.id, [...ids]), eq(posts.hashtagsRead, false)));
  await inChunks(unread, (rows) => keepWords(tx, { linksOfPosts }, rows));
}

/** Gives films their posters in posts that showed a picture in their place. */
async function addPosters(tx: Queries, shown: readonly DemoPost[]) {
  for (const post of shown)
    for (const [position, medium] of post.media.entries())
      if (filmOfMedium(post, medium))
        await tx
          .update(postMedia)
          .set({ posterId: posterId(post, position) })
          .where(eq(postMedia.mediaId, mediumId(post, position)));
}

async function plantPosts(tx: Queries, shown: readonly { post: DemoPost; personId: string }[]) {
  const added = new Set<string>();
  await inChunks(
    shown.map(({ post, personId }) => ({
      id: post.id,
      personId,
      content: post.content,
      filtered: post.isFiltered,
      createdAt: new Date(Date.now() - post.age),
    })),
    async (rows) => {
      const made = await tx.insert(posts).values(rows).onConflictDoNothing().returning({ id: posts.id });
      for (const { id } of made) added.add(id);
    },
  );
  return added;
}

/** Older demos led to shops that nobody has, or to this server at another origin. */
const OLD_ADDRESS = '^https://[a-z0-9-]+\\.example/|/demo-shop/';

/** Gives links of existing posts their new addresses, unless somebody changed or removed them. */
async function mendLinks(tx: Queries, links: (typeof postLinks.$inferInsert)[]) {
  await inChunks(links, (rows) =>
    tx.execute(sql`
      update ${postLinks} as kept set url = given.url, preview = given.preview
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id text, url text, preview jsonb)
      where kept.id = given.id and kept.url <> given.url and kept.url ~ ${OLD_ADDRESS}`),
  );
}

export function linksOf(post: DemoPost, origin: string): (typeof postLinks.$inferInsert)[] {
  return post.links.map(({ product, isAccurate }, position) => {
    const random = randomOf(`preview ${post.id} ${position}`);
    const isStory = random.chance(STORY_SHARE);
    const preview = isStory ? storyOf(product, origin) : previewOf(product, origin, random);
    return {
      id: `${post.id}-${position}`,
      postId: post.id,
      position,
      url: preview.url,
      linkKey: linkColumns(preview.url).linkKey ?? preview.url,
      label: preview.title ?? product.name,
      preview,
      confirmedAccurate: isStory ? null : isAccurate,
    };
  });
}

/** Returns the preview at the time of posting, sometimes with another price than now. */
function previewOf(product: DemoProduct, origin: string, random: Random): OnWire<typeof LinkPreview> {
  const now = asLinkProduct(product, origin);
  const price = now.price !== null && random.chance(0.12) ? Math.round(now.price * 1.15) : now.price;
  return {
    url: origin + product.link,
    isProduct: true,
    title: product.name,
    siteName: product.retailer,
    productData: { ...now, price },
    verifiedProductId: product.verified ? product.id : null,
    verifiedProductSnapshot: product.verified ? now : null,
    userConfirmedAccurate: null,
  };
}

/** Returns the preview of a page that sells nothing, but names a product in its title. */
function storyOf(product: DemoProduct, origin: string): OnWire<typeof LinkPreview> {
  const title = storyTitleOf(product);
  return {
    url: origin + storyPathOf(product),
    isProduct: false,
    title,
    siteName: product.retailer,
    productData: {
      ...asLinkProduct(product, origin),
      fallbackSource: 'catalogue',
      matchConfidence: titleSureness(title, product),
      alternativeMatch: true,
    },
    verifiedProductId: null,
    verifiedProductSnapshot: null,
    userConfirmedAccurate: null,
  };
}

function asLinkProduct(product: DemoProduct, origin: string): OnWire<typeof LinkProduct> {
  const look = demoWindow().looks.get(product.id);
  return {
    id: product.id,
    name: product.name,
    price: product.price || null,
    image_url: look ? paintedAddress(product.id, look, 0, LARGEST_WIDTH) : null,
    retailer: product.retailer,
    rating: product.rating || null,
    direct_link: origin + product.link,
    link: origin + product.link,
    fallbackSource: null,
    matchConfidence: 100,
    alternativeMatch: false,
  };
}
