import type { Db, Queries } from '../db/client.ts';
import { demoVersion } from '../db/demo-version.table.ts';
import { products } from '../products/products.table.ts';
import type { AreaSeed } from './area-seed.ts';
import { readCommentsSeed } from './comments.seed.ts';
import { TAKEN_AWAY, withoutOtherSeeds } from './demo-state.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readFollowSeed } from './follow.seed.ts';
import { demoSignIn, peopleSeed } from './people.seed.ts';
import { readPostsSeed } from './posts.seed.ts';
import { readProductsSeed } from './products.seed.ts';
import { profilesSeed } from './profiles.seed.ts';

/** One for each area that has demo data; a later one may refer to what an earlier one planted. */
const readSeeds = (): AreaSeed[] => [
  peopleSeed,
  readProductsSeed(),
  profilesSeed,
  readFollowSeed(),
  readPostsSeed(),
  readCommentsSeed(),
];

/**
 * Puts the demo data into a database that lacks it or holds an older version of it. Unless somebody asked for it, it stays out of a
 * shop that has products of its own and no demo, and out of one from which it was taken away. Resolves with the sign-in that anybody may use.
 */
export async function seedDemo(
  db: Db,
  { isAskedFor }: { isAskedFor: boolean },
): Promise<typeof demoSignIn | undefined> {
  const seeds = readSeeds();
  const version = fingerprintOf(JSON.stringify(seeds.map(({ content }) => content)));
  return db.transaction(async (tx) => {
    // Several instances may start at once on one database.
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
