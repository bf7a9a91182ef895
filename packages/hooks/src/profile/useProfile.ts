import type { Profile } from '@vitrine/api';
import useSWR from 'swr';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';

export interface ProfileLookup {
  profile: Profile | undefined;
  status: 'ready' | 'loading' | 'error';
  retry(): void;
}

/** The profile of a person, for a viewer who is signed in. */
export function useProfile(id: string): ProfileLookup {
  const { api } = useServices();
  const { userId } = useSession();
  const { data, error, mutate } = useSWR(
    userId ? ['profile', userId, id] : null,
    ([, viewer, personId]) =>
      api.profile.get({ params: { id: personId }, query: { requestingUserId: viewer } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return {
    profile: data,
    status: data ? 'ready' : error ? 'error' : 'loading',
    retry: () => void mutate(),
  };
}
