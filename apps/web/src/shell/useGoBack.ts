import { useNavigate } from 'react-router-dom';
import { historyEntry } from './history-entry.ts';

/** Gives the function that goes to the page before, or to the home page where somebody came from outside. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    // The router numbers its entries.
    const { idx } = historyEntry<{ idx: number }>();
    if (idx) void navigate(-1);
    else void navigate('/', { replace: true });
  };
}
