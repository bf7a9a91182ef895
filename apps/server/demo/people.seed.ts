import { newId } from '../src/db/new-id.ts';
import { DAY } from '../src/kernel/clock.ts';
import { people } from '../src/people/people.table.ts';
import { NO_PASSWORD, passwordHashOf } from '../src/session/passwords.ts';
import type { AreaSeed } from './area-seed.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './people.ts';

/** Longer than their oldest post, so that their likes and follows count in rankings. */
const MEMBERS_FOR = 400 * DAY;

export const demoSignIn = { username: DEMO_PEOPLE[0]?.username ?? '', password: DEMO_PASSWORD };

/** Plants the demo people. An existing account with such a name stays unchanged. */
export const peopleSeed: AreaSeed = {
  content: DEMO_PEOPLE.map(({ username, name, email }) => [username, name, email]),
  async plant(tx) {
    const passwordHash = await passwordHashOf(demoSignIn.password);
    const createdAt = new Date(Date.now() - MEMBERS_FOR);
    await tx
      .insert(people)
      .values(
        DEMO_PEOPLE.map(({ username, name, email, bio }) => ({
          username,
          name,
          email,
          bio,
          id: newId(),
          passwordHash: username === demoSignIn.username ? passwordHash : NO_PASSWORD,
          createdAt,
        })),
      )
      .onConflictDoNothing();
  },
};
