import type { Suggestions } from '../search/suggestions.service.ts';

/** What draws the pages of the web app; the app's build brings it (`server/server.mjs`), this is all that is known of it. */
export interface PageRenderer {
  draw(request: DrawRequest): Promise<Drawing>;
}

export interface DrawRequest {
  /** Path and parameters. */
  address: string;
  /** The width class of the window to draw for. */
  layout: LayoutClass;
  /** Whether only the frame of the page is wanted, as where nothing is known of what is in it. */
  isFrame: boolean;
  /** Lists and searches to begin with. */
  suggestions: Suggestions;
  /** Answers the calls of the page, by their paths. */
  fetch: typeof globalThis.fetch;
}

export type LayoutClass = 'phone' | 'desktop';

/** A page as it stands in the document. */
export interface Drawing {
  html: string;
  title: string | undefined;
  /** What the page asked, in the words by which the app finds the answer in the document, and what it was told. */
  answers: DrawnAnswer[];
}

export interface DrawnAnswer {
  question: string;
  /** The path that was asked. */
  path: string;
  status: number;
  body: string;
}
