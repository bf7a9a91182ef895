import type { Suggestions } from '../product-search/suggestions.service.ts';

/**
 * Renderer of the web app's pages, from its build (`server/server.mjs`). The server knows nothing else of it.
 */
export interface PageRenderer {
  draw(request: DrawRequest): Promise<Drawing>;
}

export interface DrawRequest {
  address: string;
  layout: LayoutClass;
  /** Whether to render only the frame of the page; the browser then renders its content. */
  isFrame: boolean;
  suggestions: Suggestions;
  /** Public scheme and host of the site. */
  origin: string;
  fetch: typeof globalThis.fetch;
}

export type LayoutClass = 'phone' | 'desktop';

export interface Drawing {
  html: string;
  title: string | undefined;
  /** API responses, under the keys by which the app finds them in the document. */
  answers: DrawnAnswer[];
}

export interface DrawnAnswer {
  question: string;
  path: string;
  status: number;
  body: string;
}
