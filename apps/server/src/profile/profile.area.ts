import { defineArea, type House } from '../area/define-area.ts';
import { createPeople, facesOf, type PeopleOptions } from './people.service.ts';
import { profileRoutes } from './profile.routes.ts';
import { createProfiles, type ProfilesOptions, personNamed } from './profile.service.ts';

export const profileArea = defineArea({
  brings: () => ({ facesOf, reportable: { user: { ownerOf: personNamed } } }),
  open({
    db,
    areApart,
    followedAmong,
    countsOfPeople,
  }: House & PeopleOptions & { countsOfPeople: ProfilesOptions['counts'] }) {
    const people = createPeople(db, { areApart, followedAmong });
    const profiles = createProfiles(db, { areApart, followedAmong, counts: countsOfPeople });
    return { services: { people, profiles }, handlers: { profile: profileRoutes(profiles) } };
  },
});
