import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

const ROW = /^\["(popular row|similar|viewed)"/;

/** Answers a function that forgets the rows of products that were fetched; those in sight are asked for anew. */
export function useForgetRows(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    // Rows that cannot be had now stay away, as they do elsewhere.
    mutate((name) => typeof name === 'string' && ROW.test(name), undefined).catch(() => undefined);
  }, [mutate]);
}
