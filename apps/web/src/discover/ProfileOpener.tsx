import { useEffect } from 'react';
import { useOpenProfile } from './useOpenProfile.ts';

/** Opens the profile that is wanted; each wish is an object of its own. Loaded with the first one. */
export function ProfileOpener({ wanted }: { wanted: { username: string } }) {
  const open = useOpenProfile();
  useEffect(() => {
    open(wanted.username);
  }, [open, wanted]);
  return null;
}
