/** Width of a `SavedSearchesPanel` in px. */
export const SAVED_SEARCHES_PANEL_WIDTH = 280;
