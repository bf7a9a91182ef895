import { useEffect } from 'react';
import { useOpenProfile } from './useOpenProfile.tsx';

/** Opens the profile of `wanted` each time that is another object. Loaded when the first profile is opened. */
export function ProfileOpener({ wanted }: { wanted: { username: string } }) {
  const { openProfile, alert } = useOpenProfile();
  useEffect(() => {
    openProfile(wanted.username);
  }, [openProfile, wanted]);
  return alert;
}
