import { type Profile, profileCalls } from '@vitrine/api';
import { type ResourceOptions, useResource } from '../resource/useResource.ts';
import { useViewerId } from '../session/useViewerId.ts';

/** A profile that was asked for by its person's id. */
export interface ProfileLookup {
  profile: Profile | undefined;
  status: 'ready' | 'loading' | 'error';
  /** Asks again. */
  retry(): void;
}

/**
 * The profile of a person, for a viewer who is signed in.
 *
 * @param options `aside`: whether it stands beside what the page is for, so that nobody is asked to sign in for it.
 */
export function useProfile(
  id: string,
  { aside }: Pick<ResourceOptions<Profile>, 'aside'> = {},
): ProfileLookup {
  const viewer = useViewerId();
  const { value, error, reload } = useResource(
    viewer === undefined ? undefined : ['profile', viewer, id],
    (api) => api(profileCalls).get({ params: { id }, query: { requestingUserId: viewer } }),
    { personal: true, aside },
  );
  return { profile: value, status: value ? 'ready' : error ? 'error' : 'loading', retry: reload };
}
