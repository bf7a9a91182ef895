import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { demoVersion } from '../db/demo-version.table.ts';
import type { AreaSeed } from './area-seed.ts';
import { readCommentsSeed } from './comments.seed.ts';
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
 * Puts the demo data into a database that lacks it or holds an older version of it. Resolves with the sign-in that
 * anybody may use.
 */
export async function seedDemo(db: Db): Promise<typeof demoSignIn> {
  const seeds = readSeeds();
  const version = fingerprintOf(JSON.stringify(seeds.map(({ content }) => content)));
  await db.transaction(async (tx) => {
    // Several instances may start at once on one database.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`);
    const [held] = await tx.select().from(demoVersion);
    if (held?.version === version) return;
    for (const { plant } of seeds) await plant(tx);
    await tx
      .insert(demoVersion)
      .values({ version })
      .onConflictDoUpdate({ target: demoVersion.only, set: { version } });
  });
  return demoSignIn;
}
