import { useNavigate } from 'react-router-dom';
import { historyEntry } from './history-entry.ts';

/** Returns a function that goes back, or home if the page was opened directly. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    // The router numbers the site's history entries from 0.
    const { idx } = historyEntry<{ idx: number }>();
    if (idx) void navigate(-1);
    else void navigate('/', { replace: true });
  };
}
