import { ApiError, type Profile } from '@vitrine/api';
import { EVERY_PAGE, type ResourceOptions, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { fetchProfile, profileKey } from './profile-resource.ts';

/**
 * The reason why a profile is not shown. `blocked`: the viewer or the person blocks the other. `missing`:
 * there is no such person.
 */
export type ProfileProblem = 'blocked' | 'missing' | 'failed';

/** A profile looked up by its person's id. */
export interface ProfileLookup {
  /** Undefined until loaded, and if the viewer or the person blocks the other. */
  profile: Profile | undefined;
  /** `signedOut`: the viewer is a guest, so no profile is requested. */
  status: 'ready' | 'loading' | 'signedOut' | 'error';
  /** Undefined unless `status` is `error`. */
  problem: ProfileProblem | undefined;
  retry(): void;
}

/**
 * Returns the profile of a person, for a signed-in viewer.
 *
 * @param options `aside`: whether the profile is secondary on the page, so that a 401 asks for a sign-in only
 * after `retry`.
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
    // A secondary profile may come from another page's answer.
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
