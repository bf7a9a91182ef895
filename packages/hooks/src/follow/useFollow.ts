import { useEffect, useMemo, useRef, useState } from 'react';
import { shareWithTabs } from '../optimistic/share-with-tabs.ts';
import { useReading } from '../optimistic/useReading.ts';
import { useRelated } from '../optimistic/useRelated.ts';
import type { RelatedPerson } from '../profile/person-thing.ts';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { follow, followChecks } from './follow.ts';

const sharedFollows = attached((services) => shareWithTabs(services, follow));

/** Milliseconds for which a follow button ignores further presses. */
export const FOLLOW_COOLDOWN_MS = 1000;

/** Whether the viewer follows a person, and the function to change it. */
export interface Following {
  isFollowing: boolean;
  /** Whether the viewer can follow this person; false for themselves. */
  isAllowed: boolean;
  /** Whether presses are ignored after a recent one. */
  isCooling: boolean;
  /** Follows or unfollows; guests are asked to sign in. */
  set(isFollowing: boolean): void;
  /** Includes the viewer's own change; counts from 0 if the person came without a count. */
  followerCount: number;
}

/**
 * Returns whether the viewer follows a person.
 *
 * @param person A person from an answer; undefined while unknown.
 * @param source Name of the page or component, for listeners of changes.
 */
export function useFollow(person: RelatedPerson | undefined, source: string): Following {
  const viewer = useViewerId();
  sharedFollows(useServices());
  const isAllowed = person !== undefined && person.id !== viewer;
  const asked = useMemo(() => (isAllowed ? [person] : []), [person, isAllowed]);
  useReading(followChecks, asked);
  const { value, countOf, set } = useRelated(follow, person, source);
  const [isCooling, setCooling] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isFollowing: value ?? false,
    isAllowed,
    isCooling,
    set(next) {
      if (isCooling || !isAllowed) return;
      set(next);
      setCooling(true);
      timer.current = setTimeout(() => setCooling(false), FOLLOW_COOLDOWN_MS);
    },
    followerCount: countOf(true),
  };
}
