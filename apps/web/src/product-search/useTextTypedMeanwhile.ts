import { useEffect, useState } from 'react';
import { useAssumedLayout } from '../shell/document/assumed-layout.ts';

const searchField = 'main input[type=search]';

/**
 * Keeps the text that somebody goes on typing into the search field of the page before, while this page
 * replaces it, and the focus.
 */
export function useTextTypedMeanwhile(shown: string, onValueChange: (text: string) => void): void {
  const isDrawn = useAssumedLayout() !== undefined;
  const [typed] = useState(() => (isDrawn || import.meta.env.SSR ? undefined : textBeingTyped()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only of the page before
  useEffect(() => {
    if (typed === undefined || typed === shown) return;
    onValueChange(typed);
    // Once the frame has focused the new page.
    queueMicrotask(() => {
      const field = document.querySelector<HTMLInputElement>(searchField);
      field?.focus({ preventScroll: true });
      field?.setSelectionRange(typed.length, typed.length);
    });
  }, []);
}

const textBeingTyped = () => document.querySelector<HTMLInputElement>(`${searchField}:focus`)?.value;
