/** The page below header and overlays, where the focus goes when what had it is no more (P7). */
export const pageItself = (): HTMLElement | null => document.getElementById(PAGE_ID);

export const PAGE_ID = 'content';
