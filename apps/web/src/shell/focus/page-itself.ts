/** Returns the page's element, which gets the focus if the focused element is gone. */
export const pageItself = (): HTMLElement | null => document.getElementById(PAGE_ID);

export const PAGE_ID = 'content';
