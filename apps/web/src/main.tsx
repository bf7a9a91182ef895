import '@vitrine/ui/css/base.css';
import './shell/fonts.ts';
import { createServices, ServicesProvider } from '@vitrine/hooks';
import { UiProvider } from '@vitrine/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes.tsx';
import { withDocumentAnswers } from './shell/document-answers.ts';
import { RouterLink } from './shell/RouterLink.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root, so there is nowhere to draw. index.html must have one.');

// The router gives every first entry the key "default"; what is kept by entry needs a unique key.
const entry = window.history.state as { key?: string } | null;
if (!entry?.key)
  window.history.replaceState({ ...entry, key: crypto.randomUUID?.() ?? String(Math.random()) }, '');

const services = createServices({ fetch: withDocumentAnswers(document, globalThis.fetch) });
const router = createBrowserRouter(routes);

createRoot(root).render(
  <StrictMode>
    <ServicesProvider services={services}>
      <UiProvider linkComponent={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </ServicesProvider>
  </StrictMode>,
);
