import { useEffect, useState } from 'react';

/** Returns whether a state has lasted for a time in milliseconds. */
export function useIsLasting(isOn: boolean, forMs: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLasting(true), forMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isOn, forMs]);
  return isOn && isLasting;
}
