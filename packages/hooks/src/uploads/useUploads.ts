import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { type AskUpload, createUploads, type Upload, type Uploads } from './uploads.ts';

/** The live uploads and their actions. */
export interface UploadsView extends Omit<Uploads, 'list' | 'subscribe'> {
  uploads: readonly Upload[];
}

/**
 * Uploads files with progress, while the component is mounted.
 *
 * @param ask Requests an upload address.
 */
export function useUploads(ask: AskUpload): UploadsView {
  const services = useServices();
  const [{ list, subscribe, ...verbs }] = useState(() => createUploads(services, ask));
  const uploads = useSyncExternalStore(subscribe, list, list);
  const { clear } = verbs;
  useEffect(() => clear, [clear]);
  return { uploads, ...verbs };
}
