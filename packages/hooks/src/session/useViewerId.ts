import type { SessionState } from './session.ts';
import { useSession } from './useSession.ts';

/** Whose page this is: the person who is signed in, or whose session ended by itself while the page was open. */
export const viewerOf = (session: SessionState): string | undefined =>
  session.status === 'authenticated' ? session.userId : session.expired?.userId;

/** Whose page this is, live. */
export const useViewerId = (): string | undefined => viewerOf(useSession());
