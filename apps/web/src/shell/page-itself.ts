/** The page below header and overlays, which takes the focus when the element that had it is gone. */
export const pageItself = (): HTMLElement | null => document.getElementById(PAGE_ID);

export const PAGE_ID = 'content';
