import { useLocation } from 'react-router-dom';
import { overlaysBelow } from '../history/page-key.ts';
import type { OverlayKind } from './overlay-address.ts';

/** Whether the open overlay of one kind was opened over that of the other. */
export function useIsAbove(kind: OverlayKind, other: OverlayKind): boolean {
  const overlays = overlaysBelow(useLocation());
  return overlays.lastIndexOf(kind.param) > overlays.lastIndexOf(other.param);
}
