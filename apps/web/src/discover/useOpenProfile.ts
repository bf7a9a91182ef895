import { discoverFailures } from '@vitrine/api';
import { useUsernameLookup } from '@vitrine/hooks';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '../shell/toasts.tsx';

/** Opens the profile of an @username; guests are asked to sign in first. */
export function useOpenProfile(): (username: string) => void {
  const { lookup } = useUsernameLookup();
  const navigate = useNavigate();
  const showToast = useToast();
  const { key } = useLocation();

  // Only the last lookup counts, and none once the person has gone to another page.
  const wishes = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is the occasion
  useEffect(
    () => () => {
      wishes.current += 1;
    },
    [key],
  );

  return useCallback(
    async (username: string) => {
      wishes.current += 1;
      const wish = wishes.current;
      const found = await lookup(username);
      if (wish !== wishes.current) return;
      if (found.status === 'found') void navigate(`/user-profile/${found.userId}`);
      // A name that nobody has any more is told in the same way as a lookup that failed.
      if (found.status === 'failed' || found.status === 'notFound') {
        showToast({ text: discoverFailures.user_not_found, tone: 'danger' });
      }
    },
    [lookup, navigate, showToast],
  );
}
