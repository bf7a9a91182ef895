import { useEffect } from 'react';
import { numberOfEntry } from '../shell/history/history-entry.ts';
import { useOpenProfile } from './useOpenProfile.tsx';

/** A pressed username, and the number of the history entry at the press. */
export interface WantedProfile {
  username: string;
  entry: number | undefined;
}

/** Opens a profile whenever `wanted` changes. Loaded when the first profile is opened. */
export function ProfileOpener({ wanted }: { wanted: WantedProfile }) {
  const { openProfile, alert } = useOpenProfile();
  useEffect(() => {
    // If this code loads late, the viewer may have opened something else.
    if (wanted.entry === numberOfEntry()) openProfile(wanted.username);
  }, [openProfile, wanted]);
  return alert;
}
