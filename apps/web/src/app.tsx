import { type Services, ServicesProvider } from '@vitrine/hooks';
import { UiProvider } from '@vitrine/ui';
import { type ReactNode, StrictMode, useEffect, useEffectEvent, useInsertionEffect } from 'react';
import { defaultSuggestions, type Suggestions, SuggestionsContext } from './search/suggestions.ts';
import { DrawnFor, type LayoutClass } from './shell/drawn-for.ts';
import { RouterLink } from './shell/RouterLink.tsx';
import { ways } from './shell/shop.ts';

export interface AppProps {
  services: Services;
  /** The window that the server draws for, or drew for; undefined where it drew nothing. */
  layout: LayoutClass | undefined;
  /** Lists and searches to begin with; undefined where nothing tells of them. */
  suggestions?: Suggestions | undefined;
  /** Called once the page is there and answers to presses. */
  onDrawn?(): void;
  /** The router. */
  children: ReactNode;
}

/** What every page stands in, in a browser and on the server. */
export function App({ services, layout, suggestions = defaultSuggestions, onDrawn, children }: AppProps) {
  const tell = useEffectEvent(() => onDrawn?.());
  useEffect(() => tell(), []);
  // Together with the page that takes the place of what was hidden, and before anything in it is measured.
  useInsertionEffect(() => void delete document.documentElement.dataset.redraw, []);
  return (
    <StrictMode>
      <DrawnFor value={layout}>
        <ServicesProvider services={services}>
          <UiProvider {...ways} linkComponent={RouterLink}>
            <SuggestionsContext value={suggestions}>{children}</SuggestionsContext>
          </UiProvider>
        </ServicesProvider>
      </DrawnFor>
    </StrictMode>
  );
}
