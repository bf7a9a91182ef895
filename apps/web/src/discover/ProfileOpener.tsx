import { useEffect } from 'react';
import { useOpenProfile } from './useOpenProfile.ts';

/** Opens the profile of `wanted` each time that is another object. Loaded when the first profile is opened. */
export function ProfileOpener({ wanted }: { wanted: { username: string } }) {
  const open = useOpenProfile();
  useEffect(() => {
    open(wanted.username);
  }, [open, wanted]);
  return null;
}
