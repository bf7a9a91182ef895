import { type RefObject, useEffect, useRef } from 'react';

/** Whether something is still shown, for what comes when it may be closed by then. */
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
