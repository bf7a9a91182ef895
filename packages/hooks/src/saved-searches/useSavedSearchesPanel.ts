import { useServices } from '../services/ServicesProvider.tsx';
import { useChoice } from '../settings/useChoice.ts';

export type PanelChoice = 'folded' | 'open';

/** Whether the person wants the saved searches beside the page, where there is room; this browser keeps it. */
export function useSavedSearchesPanel(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [choice, choose] = useChoice<PanelChoice>(useServices().savedSearchesPanel, 'folded');
  return [choice === 'open', (isOpen) => choose(isOpen ? 'open' : 'folded')];
}
