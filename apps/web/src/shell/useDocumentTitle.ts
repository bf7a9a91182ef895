import { useLayoutEffect } from 'react';
import { useBrandName } from './brand-of-visit.ts';

interface Title {
  text: string;
  /** Titles of overlays go before that of the page. */
  isOverlay: boolean;
}

const shown = new Set<Title>();
/** The titles of the page that is being drawn on a server, where no effect runs. */
let drawn: Title[] = [];

/** Names the page in the tab, the history and to screen readers; while an overlay is open, its name counts. */
export function useDocumentTitle(text: string | undefined, isOverlay = false): void {
  if (import.meta.env.SSR && text !== undefined) drawn.push({ text, isOverlay });
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
export function usePageTitle(name: string | undefined, isOverlay = false): void {
  const site = useBrandName();
  useDocumentTitle(name && `${name} · ${site}`, isOverlay);
}

/** Draws a page on a server, and tells its title. */
export function titleOfDrawing(draw: () => string): [html: string, title: string | undefined] {
  drawn = [];
  return [draw(), titleAmong(drawn)?.text];
}

const titleAmong = (titles: readonly Title[]) =>
  titles.findLast(({ isOverlay }) => isOverlay) ?? titles.at(-1);

function write(): void {
  const title = titleAmong([...shown]);
  if (title) document.title = title.text;
}
