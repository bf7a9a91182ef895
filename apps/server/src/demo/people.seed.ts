import { newId } from '../db/new-id.ts';
import { NO_PASSWORD, passwordHashOf } from '../session/passwords.ts';
import { people } from '../session/session.table.ts';
import type { AreaSeed } from './area-seed.ts';
import { DEMO_PEOPLE } from './people.ts';

/** The demo person that anybody may sign in as. */
export const demoSignIn = { username: DEMO_PEOPLE[0]?.username ?? '', password: 'vitrine-demo' };

/** The demo people. An account that has such a name already stays as it is. */
export const peopleSeed: AreaSeed = {
  content: DEMO_PEOPLE,
  async plant(tx) {
    const passwordHash = await passwordHashOf(demoSignIn.password);
    const createdAt = new Date();
    await tx
      .insert(people)
      .values(
        DEMO_PEOPLE.map((person) => ({
          ...person,
          id: newId(),
          passwordHash: person.username === demoSignIn.username ? passwordHash : NO_PASSWORD,
          createdAt,
        })),
      )
      .onConflictDoNothing();
  },
};
