import { followCalls, type Person } from '@vitrine/api';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { follow } from './follow.ts';

/** How many people are asked about at once. */
export const FOLLOW_CHECKS_AT_ONCE = 4;

type Followable = Pick<Person, 'id' | 'isFollowing'>;

/** Whom somebody asked about already, and who waits for it; another viewer begins anew. */
const checks = attached((services) => {
  const questions = { asked: new Set<string>(), waiting: [] as string[], underWay: 0 };
  services.session.onIdentityChange(() => {
    questions.asked.clear();
    questions.waiting.length = 0;
  });
  return questions;
});

/**
 * Takes in whom the viewer follows among people that an answer told of. Where a server does not say it, each of them is asked about, once.
 *
 * @param askedAt `relations.moment()` of when the answer was asked for.
 */
export function observePeople(services: Services, people: readonly Followable[], askedAt: number): void {
  const { relations, session } = services;
  if (!relations.isOfThisViewer(askedAt) || session.isDoubted()) return;
  const store = relations.of(follow);
  store.observeAll(
    people.flatMap(({ id, isFollowing }) => (isFollowing === undefined ? [] : [[id, isFollowing] as const])),
    askedAt,
  );
  const { userId } = session.getState();
  const { asked, waiting } = checks(services);
  for (const { id } of people) {
    if (id === userId || asked.has(id) || store.knows(id)) continue;
    asked.add(id);
    waiting.push(id);
  }
  askFurther(services);
}

function askFurther(services: Services): void {
  const questions = checks(services);
  while (questions.underWay < FOLLOW_CHECKS_AT_ONCE) {
    const next = questions.waiting.shift();
    if (next === undefined) return;
    questions.underWay += 1;
    void askAbout(services, next).finally(() => {
      questions.underWay -= 1;
      askFurther(services);
    });
  }
}

/** Silent where it fails, since nobody asked for it by hand: a button then offers to follow, and repeating that changes nothing. */
async function askAbout(services: Services, followedId: string): Promise<void> {
  const { backgroundApi, relations, session } = services;
  const askedAt = relations.moment();
  const query = { followerId: session.getState().userId, followedId };
  const answer = await backgroundApi(followCalls)
    .check({ query })
    .catch(() => undefined);
  if (answer && relations.isOfThisViewer(askedAt)) {
    relations.of(follow).observe(followedId, answer.isFollowing, askedAt);
  }
}
