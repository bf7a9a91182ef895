import { createContext } from 'react';

/** Width of the panels beside the page, in px. */
export const SidePanelWidth = createContext(0);
