import type { Services } from '@vitrine/hooks';
import type { ComponentType } from 'react';
import type { Location, Params } from 'react-router-dom';

export interface Preparation {
  services: Services;
  location: Location;
  params: Params;
  /** Key of the page's history entry. */
  page: string;
}

/** Exports of a file in `routes/`. */
export interface PageModule {
  Component: ComponentType;
  /** Fetches a server-rendered page's first content. Rejects if it cannot be loaded. */
  prepare?: (preparation: Preparation) => Promise<unknown>;
}
