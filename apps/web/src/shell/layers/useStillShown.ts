import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref that tells late results whether the component is still shown. */
export function useStillShown(isShown = true): RefObject<boolean> {
  const still = useRef(isShown);
  useEffect(() => {
    still.current = isShown;
    return () => {
      still.current = false;
    };
  }, [isShown]);
  return still;
}
