import { useUsernameLookup } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '../shell/toasts/toasts.tsx';
import { LookupFailed } from './LookupFailed.tsx';
import { lookupMessages } from './person.messages.ts';

export interface OpenProfile {
  /** Asks guests to sign in first. */
  openProfile(username: string): void;
  /** The alert of a failed lookup, to render on the page. */
  alert: ReactNode;
}

export function useOpenProfile(): OpenProfile {
  const { lookup } = useUsernameLookup();
  const navigate = useNavigate();
  const showToast = useToast();
  const { notFound } = useMessages(lookupMessages);
  const { key } = useLocation();
  const [hasFailed, setFailed] = useState(false);

  // Only the last lookup counts, and none after a navigation.
  const wishes = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each history entry
  useEffect(
    () => () => {
      wishes.current += 1;
    },
    [key],
  );

  const openProfile = useCallback(
    async (username: string) => {
      wishes.current += 1;
      const wish = wishes.current;
      const found = await lookup(username);
      if (wish !== wishes.current) return;
      if (found.status === 'found') void navigate(`/user-profile/${found.userId}`);
      else if (found.status === 'failed') setFailed(true);
      else if (found.status === 'notFound') showToast({ text: notFound });
    },
    [lookup, navigate, showToast, notFound],
  );
  const alert = <LookupFailed open={hasFailed} onClose={() => setFailed(false)} />;
  return { openProfile, alert };
}
