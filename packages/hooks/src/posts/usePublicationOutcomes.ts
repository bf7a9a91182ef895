import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { type PublicationOutcome, publications } from './publications.ts';

/** Asks for the outcome of posts that the viewer published, also before a reload, and tells each once. */
export function usePublicationOutcomes(onOutcome: (outcome: PublicationOutcome) => void): void {
  const { onOutcome: listen } = publications(useServices());
  const tell = useEffectEvent(onOutcome);
  useEffect(() => listen((outcome) => tell(outcome)), [listen]);
}
