import { useLayoutEffect } from 'react';
import { useBrandName } from '../brand/brand-of-visit.ts';

interface Title {
  text: string;
  isOverlay: boolean;
}

const shown = new Set<Title>();
/** Number in front of the title; none for 0. */
let count = 0;
/** Titles of the page rendered on the server, where no effects run. */
let drawn: Title[] = [];

/** Sets the document title; that of an open overlay takes precedence. */
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

/** Like `useDocumentTitle`, with the site's name appended. */
export function usePageTitle(name: string | undefined, isOverlay = false): void {
  const site = useBrandName();
  useDocumentTitle(name && `${name} · ${site}`, isOverlay);
}

/** Renders a page on the server and returns its HTML and title. */
export function titleOfDrawing(draw: () => string): [html: string, title: string | undefined] {
  drawn = [];
  return [draw(), titleAmong(drawn)?.text];
}

const titleAmong = (titles: readonly Title[]) =>
  titles.findLast(({ isOverlay }) => isOverlay) ?? titles.at(-1);

function write(): void {
  const title = titleAmong([...shown]);
  if (title) document.title = (count ? `(${count}) ` : '') + title.text;
}

/** Sets the number in front of the document title; 0 removes it. */
export function setTitleCount(shownCount: number): void {
  count = shownCount;
  write();
}
