import type { Errors } from '../contract/errors.ts';

/** Errors of profiles. */
export const profileErrors = {
  profile_not_found: { status: 404, text: 'Error loading profile' },
  profile_blocked: { status: 403, text: 'You cannot view this profile', flag: 'blocked' },
} as const satisfies Errors;

/** Genders that a profile can state. */
export const GENDERS = ['female', 'male', 'non-binary', 'not-specified', 'other'] as const;

/** Countries that a profile can state. */
export const COUNTRIES = [
  'United States',
  'Canada',
  'United Kingdom',
  'Germany',
  'France',
  'Japan',
  'Australia',
] as const;
