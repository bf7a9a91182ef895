import { type Services, ServicesProvider } from '@vitrine/hooks';
import { UiProvider } from '@vitrine/ui';
import { type ReactNode, StrictMode, useEffect, useEffectEvent, useInsertionEffect } from 'react';
import { defaultSuggestions, type Suggestions, SuggestionsContext } from './product-search/suggestions.ts';
import { ways } from './shell/brand/shop.ts';
import { AssumedLayout, type LayoutClass } from './shell/document/assumed-layout.ts';
import { RouterLink } from './shell/links/RouterLink.tsx';

export interface AppProps {
  services: Services;
  /** Layout that the server rendered; undefined if the app does not hydrate the document. */
  layout: LayoutClass | undefined;
  suggestions?: Suggestions | undefined;
  /** Called when the page, hydrated or rendered anew, first reacts to presses. */
  onDrawn?(): void;
  children: ReactNode;
}

export function App({ services, layout, suggestions = defaultSuggestions, onDrawn, children }: AppProps) {
  const tell = useEffectEvent(() => onDrawn?.());
  useEffect(() => tell(), []);
  // Shows the page in the commit that replaces the hidden server-rendered one, before anything is measured.
  useInsertionEffect(() => void delete document.documentElement.dataset.redraw, []);
  return (
    <StrictMode>
      <AssumedLayout value={layout}>
        <ServicesProvider services={services}>
          <UiProvider {...ways} linkComponent={RouterLink}>
            <SuggestionsContext value={suggestions}>{children}</SuggestionsContext>
          </UiProvider>
        </ServicesProvider>
      </AssumedLayout>
    </StrictMode>
  );
}
