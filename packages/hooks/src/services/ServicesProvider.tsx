import { createContext, type ReactNode, useContext } from 'react';
import type { Services } from './services.ts';

const ServicesContext = createContext<Services | undefined>(undefined);

/** Provides the services to the hooks below it. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** Returns the services of the nearest provider. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) {
    throw new Error(
      'useServices: wrap the app or the test in <ServicesProvider services={createServices()}>.',
    );
  }
  return services;
}
