import { discoverFailures } from '@vitrine/api';
import { useUsernameLookup } from '@vitrine/hooks';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '../shell/toasts.tsx';
import { LookupFailed } from './LookupFailed.tsx';

/** Opens profiles by @username from a page. */
export interface OpenProfile {
  /** Guests are asked to sign in first. */
  openProfile(username: string): void;
  /** Says that a lookup failed; belongs on the page. */
  alert: ReactNode;
}

/** Opens the profile of an @username. */
export function useOpenProfile(): OpenProfile {
  const { lookup } = useUsernameLookup();
  const navigate = useNavigate();
  const showToast = useToast();
  const { key } = useLocation();
  const [hasFailed, setFailed] = useState(false);

  // Only the last lookup counts, and none once the person has gone to another page.
  const wishes = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is the occasion
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
      else if (found.status === 'notFound') showToast({ text: discoverFailures.user_not_found });
    },
    [lookup, navigate, showToast],
  );
  const alert = <LookupFailed open={hasFailed} onClose={() => setFailed(false)} />;
  return { openProfile, alert };
}
