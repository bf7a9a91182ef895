import { useListener } from '../emitter/useListener.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { type PublicationOutcome, publications } from './publications.ts';

/** Reports the outcome of each post that the viewer sent to be published, once, even after a reload. */
export function usePublicationOutcomes(onOutcome: (outcome: PublicationOutcome) => void): void {
  useListener(publications(useServices()).onOutcome, onOutcome);
}
