import { gutter } from '@vitrine/ui';

/** Padding beside the grid in px, for the viewports that the server renders. */
export const PADDING = { phone: gutter.phone, desktop: gutter.desktop } as const;
