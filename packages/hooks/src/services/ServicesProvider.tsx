import { createContext, type ReactNode, useContext } from 'react';
import type { Services } from './services.ts';

const ServicesContext = createContext<Services | undefined>(undefined);

/** Gives the hooks below it what they work with. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The services of the provider above. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) {
    throw new Error(
      'useServices: no ServicesProvider above this component, so there is no session and no API to work with. ' +
        'Wrap the app (or the test) in <ServicesProvider services={createServices()}>.',
    );
  }
  return services;
}
