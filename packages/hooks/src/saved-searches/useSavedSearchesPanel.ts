import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { createChoice } from '../storage/choice.ts';
import { useChoice } from '../storage/useChoice.ts';

/** The state of a side panel. */
export type PanelChoice = 'folded' | 'open';

/** Storage key of the choice; the inline script of a document reads it before the first paint. */
export const SAVED_SEARCHES_PANEL_KEY = 'savedSearchesPanel';

const panelChoice = attached(({ localStorage }) =>
  createChoice<PanelChoice>(localStorage, SAVED_SEARCHES_PANEL_KEY, ['folded', 'open']),
);

/**
 * Returns whether the viewer wants the saved searches beside the page if there is room. The choice is stored
 * in this browser.
 */
export function useSavedSearchesPanel(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [choice, choose] = useChoice<PanelChoice>(panelChoice(useServices()), 'folded');
  return [choice === 'open', (isOpen) => choose(isOpen ? 'open' : 'folded')];
}
