import { viewerOf } from './session.ts';
import { useSession } from './useSession.ts';

/** Whose page this is, live. */
export const useViewerId = (): string | undefined => viewerOf(useSession());
