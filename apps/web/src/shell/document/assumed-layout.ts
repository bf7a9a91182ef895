import { createContext, use, useSyncExternalStore } from 'react';

export type LayoutClass = 'phone' | 'desktop';

/** Window width in px that the server assumes for each layout. */
export const assumedWidth: Record<LayoutClass, number> = { phone: 390, desktop: 1280 };

/** Layout that the server rendered; undefined if the app does not hydrate the document. */
export const AssumedLayout = createContext<LayoutClass | undefined>(undefined);

/** Returns the layout to render, on the server and during hydration; undefined afterwards. */
export function useAssumedLayout(): LayoutClass | undefined {
  const layout = use(AssumedLayout);
  return useSyncExternalStore(
    neverChanges,
    () => undefined,
    () => layout,
  );
}

const neverChanges = () => () => undefined;
