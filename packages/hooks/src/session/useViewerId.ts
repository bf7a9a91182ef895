import { viewerOf } from './session.ts';
import { useSession } from './useSession.ts';

/** Id of the person whose page this is, live: who is signed in, or whose session ended by itself; undefined for guests. */
export const useViewerId = (): string | undefined => viewerOf(useSession());
