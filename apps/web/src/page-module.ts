import type { Services } from '@vitrine/hooks';
import type { ComponentType } from 'react';
import type { Location, Params } from 'react-router-dom';

/** What a page is asked to fetch before it is drawn for the first time. */
export interface Preparation {
  services: Services;
  location: Location;
  params: Params;
  /** Key of the page's history entry. */
  page: string;
}

/** What a file in `routes/` exports. */
export interface PageModule {
  Component: ComponentType;
  /** Fetches what the page shows first. Set for pages that the server draws; rejects where it cannot. */
  prepare?: (preparation: Preparation) => Promise<unknown>;
}
