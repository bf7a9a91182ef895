import { viewerOf } from './session.ts';
import { useSession } from './useSession.ts';

/** Returns the live id of the signed-in person, or of the one whose session expired; undefined for guests. */
export const useViewerId = (): string | undefined => viewerOf(useSession());
