import { useLocation, useNavigate } from 'react-router-dom';
import { pageKeyOf } from '../history/page-key.ts';

/**
 * Keeps the chosen tab in the address, so that it survives reloads and going back. Another tab counts as the
 * same page.
 *
 * @param tabs The first one is shown without a tab in the address.
 * @param param Parameter of the address.
 */
export function useTabInAddress<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  param = 'tab',
): [Tab, (tab: Tab) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const search = new URLSearchParams(location.search);
  const named = search.get(param);
  const shown = tabs.find((tab) => tab === named) ?? tabs[0];
  const choose = (next: Tab) => {
    if (next === tabs[0]) search.delete(param);
    else search.set(param, next);
    const state = { ...location.state, pageKey: pageKeyOf(location) };
    void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true, state });
  };
  return [shown, choose];
}
