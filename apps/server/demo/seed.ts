import type { Db, Queries } from '../src/db/client.ts';
import { demoVersion, TAKEN_AWAY } from '../src/db/demo-version.table.ts';
import { products } from '../src/products/products.table.ts';
import type { AreaSeed } from './area-seed.ts';
import { readCommentsSeed } from './comments.seed.ts';
import { withoutOtherSeeds } from './demo-state.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readFollowSeed } from './follow.seed.ts';
import { demoSignIn, peopleSeed } from './people.seed.ts';
import { readPostsSeed } from './posts.seed.ts';
import { readProductsSeed } from './products.seed.ts';
import { profilesSeed } from './profiles.seed.ts';
import { readRoomsSeed } from './rooms.seed.ts';
import { readUserLinksSeed } from './user-links.seed.ts';

/** A seed may refer to data of the seeds before it. */
const readSeeds = (origin: string): AreaSeed[] => [
  peopleSeed,
  readProductsSeed(origin),
  profilesSeed,
  readFollowSeed(),
  readPostsSeed(origin),
  readUserLinksSeed(),
  readCommentsSeed(),
  readRoomsSeed(origin),
];

/**
 * Plants the demo data, unless the database has this version. Resolves with the public sign-in. Without
 * `isAskedFor`, it skips shops with own products and no demo, and shops whose demo was removed; then it
 * resolves with undefined. `origin` is scheme and host of this server, which the links of products lead to.
 */
export async function seedDemo(
  db: Db,
  { isAskedFor, origin }: { isAskedFor: boolean; origin: string },
): Promise<typeof demoSignIn | undefined> {
  const seeds = readSeeds(origin);
  const version = fingerprintOf(JSON.stringify(seeds.map(({ content }) => content)));
  return db.transaction(async (tx) => {
    await withoutOtherSeeds(tx);
    const [held] = await tx.select().from(demoVersion);
    const isUnwanted = held ? held.version === TAKEN_AWAY : await hasProducts(tx);
    if (isUnwanted && !isAskedFor) return undefined;
    if (held?.version === version) return demoSignIn;
    for (const { plant } of seeds) await plant(tx);
    await tx
      .insert(demoVersion)
      .values({ version })
      .onConflictDoUpdate({ target: demoVersion.only, set: { version } });
    return demoSignIn;
  });
}

const hasProducts = async (tx: Queries) =>
  (await tx.select({ id: products.id }).from(products).limit(1)).length > 0;
