import { createClient, everyCall } from '@vitrine/api';
import { seedDemo } from '../../demo/seed.ts';
import { createApp } from '../../src/composition/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { linksOfPosts } from '../../src/post-links/post-links.service.ts';
import { readOlderPosts } from '../../src/posts/words-of-posts.ts';
import { emptyEmbedded } from '../../src/testing/embedded-database.ts';
import { discoverQueries } from './discover-queries.ts';

const FIRST = 5;

/** Searches the demo as a new member, and scores the first five results of each query. */
export async function judgedDiscover() {
  const database = await emptyEmbedded();
  await seedDemo(database.db, { isAskedFor: true, origin: 'http://127.0.0.1' });
  await readOlderPosts(database.db, { linksOfPosts }, new AbortController().signal);
  await database.db.execute('analyze');
  const app = createApp({ database, config: readConfig({ DEMO: '0', WEB_DIST: '/nowhere' }) });
  const client = (token?: string) =>
    everyCall(
      createClient({
        token: () => token,
        fetch: async (input, init) =>
          app.request(String(input), init ?? {}, {
            incoming: { socket: { remoteAddress: '192.0.2.1' } } as never,
          }),
      }),
    );
  const { token } = await client().session.register({
    body: { username: 'judge', password: 'correct horse', email: 'judge@example.com' },
  });
  const scores = [];
  for (const { query, kind, relevant } of discoverQueries) {
    if (relevant.size === 0) throw new Error(`Nothing is relevant to “${query}”, so it cannot be judged.`);
    const found = await client(token ?? '').discover.search({ query: { query, limit: 30 } });
    const first = {
      users: found.users.map(({ username }) => username),
      hashtags: (found.hashtags ?? []).map(({ name }) => name),
      posts: (found.posts ?? []).map(({ id }) => id),
    }[kind].slice(0, FIRST);
    const right = first.filter((one) => relevant.has(one)).length;
    scores.push({ query, kind, first, precision: right / Math.min(FIRST, relevant.size) });
  }
  await database.close();
  return scores;
}
