import type { Person } from '@vitrine/api';
import { useEffect, useRef, useState } from 'react';
import { countShowing } from '../optimistic/count.ts';
import { useRelation } from '../optimistic/useRelation.ts';
import { useToggle } from '../optimistic/useToggle.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { follow } from './follow.ts';

/** Milliseconds for which a follow button takes no other press after one. */
export const FOLLOW_COOLDOWN_MS = 1000;

/** Whether the viewer follows somebody, and how to change it. */
export interface Following {
  isFollowing: boolean;
  /** Whether there is anything to press: nobody follows themselves. */
  isAllowed: boolean;
  /** Whether a press is passed over, since one came a moment ago. */
  isCooling: boolean;
  /** Follows, or follows no more; guests are asked to sign in. */
  set(isFollowing: boolean): void;
  /** How many follow that person, with the viewer's own part as it shows now; never below zero. */
  countOf(listed: { followerCount: number; isFollowing?: boolean | undefined }): number;
}

/**
 * Whether the viewer follows a person.
 *
 * @param person Undefined while it is not known.
 * @param source Names the page or component that asks, for those who listen to changes.
 */
export function useFollow(person: Pick<Person, 'id' | 'username'> | undefined, source: string): Following {
  const viewer = useViewerId();
  const { value } = useRelation(follow, person?.id ?? '');
  const { isOn, set } = useToggle(follow, person, source);
  const [isCooling, setCooling] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isFollowing: isOn,
    isAllowed: person !== undefined && person.id !== viewer,
    isCooling,
    set(next) {
      if (isCooling || person === undefined || person.id === viewer) return;
      set(next);
      setCooling(true);
      timer.current = setTimeout(() => setCooling(false), FOLLOW_COOLDOWN_MS);
    },
    countOf: ({ followerCount, isFollowing = false }) =>
      countShowing({ count: followerCount, value: isFollowing }, value),
  };
}
