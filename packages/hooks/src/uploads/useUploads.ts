import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { type AskUpload, createUploads, type Upload, type Uploads } from './uploads.ts';

/** Files on their way, live, and what can be done with them. */
export interface UploadsView extends Omit<Uploads, 'list' | 'subscribe'> {
  uploads: readonly Upload[];
}

/**
 * Sends files to a storage, with progress, for as long as the component is there.
 *
 * @param ask The area's call that says where a file goes.
 */
export function useUploads(ask: AskUpload): UploadsView {
  const services = useServices();
  const [{ list, subscribe, ...verbs }] = useState(() => createUploads(services, ask));
  const uploads = useSyncExternalStore(subscribe, list, list);
  const { clear } = verbs;
  useEffect(() => clear, [clear]);
  return { uploads, ...verbs };
}
