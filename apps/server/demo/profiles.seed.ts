import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../src/db/client.ts';
import { people } from '../src/people/people.table.ts';
import { profiles } from '../src/profile/profile.table.ts';
import type { AreaSeed } from './area-seed.ts';
import { demoIds } from './demo-ids.ts';
import { DEMO_DETAILS, DEMO_PEOPLE } from './people.ts';
import { coverPictureOf, faceOf } from './people-pictures.ts';
import { plantPictures } from './plant-pictures.ts';

export const profilesSeed: AreaSeed = {
  content: [DEMO_PEOPLE.map((person) => [person, faceOf(person), coverPictureOf(person)]), DEMO_DETAILS],
  async plant(tx) {
    const ids = await demoIds(tx);
    const shown = DEMO_PEOPLE.flatMap((person) => {
      const personId = ids.get(person.username);
      return personId === undefined ? [] : [{ person, personId }];
    });
    await plantPictures(
      tx,
      shown.flatMap(({ person, personId }) => [
        { id: `face-${person.username}`, ownerId: personId, picture: faceOf(person) },
        { id: `cover-${person.username}`, ownerId: personId, picture: coverPictureOf(person) },
      ]),
    );
    for (const { person, personId } of shown) await introduce(tx, personId, person.bio);
    await tx
      .insert(profiles)
      .values(
        shown.map(({ person, personId }) => ({
          personId,
          pictureId: `face-${person.username}`,
          coverId: `cover-${person.username}`,
          emailVerified: true,
        })),
      )
      .onConflictDoNothing();
    const first = ids.get(DEMO_PEOPLE[0]?.username ?? '');
    if (first !== undefined) await completeDetails(tx, first);
  },
};

/** Sets the details, unless birthday, gender or country is set already. */
async function completeDetails(tx: Queries, personId: string) {
  const { birthday, gender, country } = profiles;
  await tx
    .update(profiles)
    .set(DEMO_DETAILS)
    .where(and(eq(profiles.personId, personId), isNull(birthday), isNull(gender), isNull(country)));
}

async function introduce(tx: Queries, personId: string, bio: string) {
  await tx
    .update(people)
    .set({ bio })
    .where(and(eq(people.id, personId), isNull(people.bio)));
}
