import { createServices } from '@vitrine/hooks';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import type { Suggestions } from './product-search/suggestions.ts';
import { routeTable } from './route-table.tsx';
import { framed, prepareAddress } from './routes.tsx';
import { server } from './shell/brand/shop.ts';
import type { LayoutClass } from './shell/document/assumed-layout.ts';
import { questionOf } from './shell/document/document-answers.ts';
import { PageOrigin } from './shell/links/page-origin.ts';
import { FrameSkeleton } from './shell/page/FrameSkeleton.tsx';
import { titleOfDrawing } from './shell/page/useDocumentTitle.ts';

interface DrawRequest {
  address: string;
  layout: LayoutClass;
  isFrame: boolean;
  suggestions: Suggestions;
  /** Public scheme and host of the site. */
  origin: string;
  /** Answers the page's calls by path. */
  fetch: typeof globalThis.fetch;
}

interface Drawing {
  html: string;
  title: string | undefined;
  /** The page's calls and responses, in the form for `withDocumentAnswers`. */
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

/** Renders a page. The server imports this function from the build. */
export async function draw({
  address,
  layout,
  isFrame,
  suggestions,
  origin,
  fetch,
}: DrawRequest): Promise<Drawing> {
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
        <PageOrigin value={origin}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </PageOrigin>
      </App>,
    ),
  );
  return { html, title, answers };
}

/** Wraps `fetch` to record responses for the document. */
const remembering =
  (ask: typeof globalThis.fetch, answers: DrawnAnswer[]): typeof globalThis.fetch =>
  async (input, init = {}) => {
    const path = String(input);
    const answer = await ask(path, init);
    const body = await answer.text();
    answers.push({ question: questionOf(path, init), path, status: answer.status, body });
    return new Response(body, { status: answer.status, headers: { 'content-type': 'application/json' } });
  };
