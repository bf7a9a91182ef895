import { createServices } from '@vitrine/hooks';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { routeTable } from './route-table.tsx';
import { framed, prepareAddress } from './routes.tsx';
import type { Suggestions } from './search/suggestions.ts';
import { questionOf } from './shell/document-answers.ts';
import type { LayoutClass } from './shell/drawn-for.ts';
import { FrameSkeleton } from './shell/FrameSkeleton.tsx';
import { server } from './shell/shop.ts';
import { titleOfDrawing } from './shell/useDocumentTitle.ts';

/** A page to draw for somebody of whom nothing is known. */
interface DrawRequest {
  /** Path and parameters. */
  address: string;
  layout: LayoutClass;
  /** Whether only the frame is wanted, without a page. */
  isFrame: boolean;
  /** Lists and searches to begin with. */
  suggestions: Suggestions;
  /** Answers the calls of the page, by their paths. */
  fetch: typeof globalThis.fetch;
}

/** A page as it stands in the document. */
interface Drawing {
  html: string;
  /** What the page calls itself. */
  title: string | undefined;
  /** What the page asked, as `withDocumentAnswers` looks for it, and what it was told. */
  answers: DrawnAnswer[];
}

interface DrawnAnswer {
  question: string;
  path: string;
  status: number;
  body: string;
}

const pages = framed(routeTable);
const frame = framed([{ path: '*', Component: FrameSkeleton }]);

/** Draws a page. The server loads this out of the build, and gives it the answers that the page is made of. */
export async function draw({ address, layout, isFrame, suggestions, fetch }: DrawRequest): Promise<Drawing> {
  const routes = isFrame ? frame : pages;
  const { query, dataRoutes } = createStaticHandler(routes);
  const url = new URL(address, 'http://page');
  const context = await query(new Request(url));
  if (context instanceof Response)
    throw new Error(`${url.pathname} leads elsewhere, so there is no page to draw.`);

  const answers: DrawnAnswer[] = [];
  const services = createServices({ ...server, fetch: remembering(fetch, answers) });
  await prepareAddress(routes, { services, location: context.location });
  const router = createStaticRouter(dataRoutes, context);
  const [html, title] = titleOfDrawing(() =>
    renderToString(
      <App services={services} layout={layout} suggestions={suggestions}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    ),
  );
  return { html, title, answers };
}

/** Asks, and keeps what was answered for the document. */
const remembering =
  (ask: typeof globalThis.fetch, answers: DrawnAnswer[]): typeof globalThis.fetch =>
  async (input, init = {}) => {
    const path = String(input);
    const answer = await ask(path, init);
    const body = await answer.text();
    answers.push({ question: questionOf(path, init), path, status: answer.status, body });
    return new Response(body, { status: answer.status, headers: { 'content-type': 'application/json' } });
  };
