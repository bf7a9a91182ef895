import { useLayoutEffect } from 'react';
import { brand } from '../brand.ts';

interface Title {
  text: string;
  /** Titles of overlays go before that of the page. */
  isOverlay: boolean;
}

const shown = new Set<Title>();

/** Names the page in the tab, the history and to screen readers; while an overlay is open, its name counts. */
export function useDocumentTitle(text: string | undefined, isOverlay = false): void {
  useLayoutEffect(() => {
    if (text === undefined) return;
    const title: Title = { text, isOverlay };
    shown.add(title);
    write();
    return () => {
      shown.delete(title);
      write();
    };
  }, [text, isOverlay]);
}

/** As `useDocumentTitle`, with the name of the site after that of the page. */
export const usePageTitle = (name: string | undefined, isOverlay = false): void =>
  useDocumentTitle(name && `${name} · ${brand.name}`, isOverlay);

function write(): void {
  const titles = [...shown];
  const title = titles.findLast(({ isOverlay }) => isOverlay) ?? titles.at(-1);
  if (title) document.title = title.text;
}
