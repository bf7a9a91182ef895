import { newId } from '../db/new-id.ts';
import { NO_PASSWORD, passwordHashOf } from '../session/passwords.ts';
import { people } from '../session/session.table.ts';
import type { AreaSeed } from './area-seed.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './people.ts';

/** The demo person that anybody may sign in as. */
export const demoSignIn = { username: DEMO_PEOPLE[0]?.username ?? '', password: DEMO_PASSWORD };

/** The demo people. An account that has such a name already stays as it is. */
export const peopleSeed: AreaSeed = {
  content: DEMO_PEOPLE.map(({ username, name, email }) => [username, name, email]),
  async plant(tx) {
    const passwordHash = await passwordHashOf(demoSignIn.password);
    const createdAt = new Date();
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
