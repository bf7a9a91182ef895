import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useParams } from 'react-router-dom';
import { type OverlayKind, searchWith, useOverlayAddress } from './overlay-address.ts';
import { overlayState, overlaysBelow } from './page-key.ts';

/**
 * Opens a thing that what is open leads to: it takes its place, Back returns to what was open before, and closing closes
 * all of them. Where nothing of this kind is open, it is opened over the page.
 */
export function useOverlayTrail(kind: OverlayKind): (id: string) => void {
  const { param, routeParam, pathOf } = kind;
  const { id: open, show } = useOverlayAddress(kind);
  const location = useLocation();
  const navigate = useNavigate();
  const isDirect = useParams()[routeParam] !== undefined;
  // Presses may come faster than renders: each entry leads on once.
  const from = useRef<Location>(undefined);
  useLayoutEffect(() => {
    from.current = location;
  }, [location]);
  return useCallback(
    (next) => {
      if (open === undefined) return show(next);
      if (from.current !== location) return;
      from.current = undefined;
      const below = overlaysBelow(location);
      if (isDirect) {
        void navigate(pathOf(next), { preventScrollReset: true, state: overlayState(location, below) });
        return;
      }
      const state = overlayState(location, [...below, param]);
      const options = { preventScrollReset: true, state, mask: pathOf(next) };
      void navigate({ search: searchWith(location, param, next) }, options);
    },
    [open, show, location, navigate, isDirect, param, pathOf],
  );
}
