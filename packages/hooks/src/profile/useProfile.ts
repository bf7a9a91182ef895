import { type Profile, profileCalls } from '@vitrine/api';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';

/** A profile that was asked for by its person's id. */
export interface ProfileLookup {
  profile: Profile | undefined;
  status: 'ready' | 'loading' | 'error';
  /** Asks again. */
  retry(): void;
}

/** The profile of a person, for a viewer who is signed in. */
export function useProfile(id: string): ProfileLookup {
  const { api } = useServices();
  const viewer = useViewerId();
  const { value, error, reload } = useResource(
    viewer === undefined ? undefined : ['profile', viewer, id],
    () => api(profileCalls).get({ params: { id }, query: { requestingUserId: viewer } }),
    { personal: true },
  );
  return { profile: value, status: value ? 'ready' : error ? 'error' : 'loading', retry: reload };
}
