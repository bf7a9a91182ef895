import { createContext } from 'react';

/** Pixels that a panel beside the page takes of the window's width. */
export const SidePanelWidth = createContext(0);
