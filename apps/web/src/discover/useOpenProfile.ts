import { discoverErrors } from '@vitrine/api';
import { useUsernameLookup } from '@vitrine/hooks';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../shell/toasts.tsx';

/** Opens the profile of an @username; guests are asked to sign in first (1 §5). */
export function useOpenProfile(): (username: string) => void {
  const { lookup } = useUsernameLookup();
  const navigate = useNavigate();
  const showToast = useToast();
  return useCallback(
    async (username: string) => {
      const found = await lookup(username);
      if (found.status === 'found') void navigate(`/user-profile/${found.userId}`);
      // A name that nobody has any more is as good as one that could not be looked up (D81).
      if (found.status === 'failed' || found.status === 'notFound') {
        showToast({ text: discoverErrors.user_not_found, tone: 'danger' });
      }
    },
    [lookup, navigate, showToast],
  );
}
