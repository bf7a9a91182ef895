import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { createChoice } from '../storage/choice.ts';
import { useChoice } from '../storage/useChoice.ts';

/** How a panel beside the page was left. */
export type PanelChoice = 'folded' | 'open';

/** Where the choice is kept; the page's first lines read it too, before anything is drawn. */
export const SAVED_SEARCHES_PANEL_KEY = 'savedSearchesPanel';

const panelChoice = attached(({ localStorage }) =>
  createChoice<PanelChoice>(localStorage, SAVED_SEARCHES_PANEL_KEY, ['folded', 'open']),
);

/** Whether the person wants the saved searches beside the page, where there is room; this browser keeps it. */
export function useSavedSearchesPanel(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [choice, choose] = useChoice<PanelChoice>(panelChoice(useServices()), 'folded');
  return [choice === 'open', (isOpen) => choose(isOpen ? 'open' : 'folded')];
}
