import { createContext, use, useSyncExternalStore } from 'react';

/** The windows that the server draws for, since it sees none. */
export type LayoutClass = 'phone' | 'desktop';

/** Width of such a window in px. */
export const assumedWidth: Record<LayoutClass, number> = { phone: 390, desktop: 1280 };

/** What the page was drawn for that arrived; undefined where the server drew none. */
export const DrawnFor = createContext<LayoutClass | undefined>(undefined);

/** What the page is drawn for: known on the server and while a browser takes its page over, undefined ever after. */
export function useDrawnFor(): LayoutClass | undefined {
  const layout = use(DrawnFor);
  return useSyncExternalStore(
    neverChanges,
    () => undefined,
    () => layout,
  );
}

const neverChanges = () => () => undefined;
