/** How wide the panel of saved searches is, px. */
export const SAVED_SEARCHES_PANEL_WIDTH = 336;
