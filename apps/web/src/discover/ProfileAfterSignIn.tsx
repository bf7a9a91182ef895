import { useOpenProfileAfterSignIn } from '@vitrine/hooks';
import { useOpenProfile } from './useOpenProfile.ts';

/** Opens the profile that a guest wanted to see, once they have signed in (D85). */
export function ProfileAfterSignIn() {
  useOpenProfileAfterSignIn(useOpenProfile());
  return null;
}
