import { ApiError, type Profile } from '@vitrine/api';
import { EVERY_PAGE, type ResourceOptions, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { fetchProfile, profileKey } from './profile-resource.ts';

/** Why a profile is not shown: one of the two keeps the other away, there is no such person, or nobody could be asked. */
export type ProfileProblem = 'blocked' | 'missing' | 'failed';

/** A profile that was asked for by its person's id. */
export interface ProfileLookup {
  /** Also not there any more once the viewer is kept away. */
  profile: Profile | undefined;
  /** `signedOut`: profiles are for signed-in people, so nothing is asked for a guest. */
  status: 'ready' | 'loading' | 'signedOut' | 'error';
  /** What went wrong; undefined unless `status` is `error`. */
  problem: ProfileProblem | undefined;
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
  const services = useServices();
  const viewer = useViewerId();
  const { value, error, reload } = useResource(
    viewer === undefined ? undefined : profileKey(viewer, id),
    (api) => fetchProfile(services, api, { viewer, id }),
    // Beside a page, the answer that another page had is enough.
    { personal: true, aside, page: aside ? EVERY_PAGE : undefined },
  );
  const problem = problemOf(error);
  const profile = problem === 'blocked' ? undefined : value;
  const status = statusOf({ viewer, profile, error });
  return { profile, status, problem: status === 'error' ? problem : undefined, retry: reload };
}

function statusOf({
  viewer,
  profile,
  error,
}: {
  viewer?: string | undefined;
  profile?: Profile | undefined;
  error: unknown;
}) {
  if (viewer === undefined) return 'signedOut';
  if (profile) return 'ready';
  return error ? 'error' : 'loading';
}

function problemOf(error: unknown): ProfileProblem {
  const status = error instanceof ApiError ? error.status : 0;
  return status === 403 ? 'blocked' : status === 404 ? 'missing' : 'failed';
}
