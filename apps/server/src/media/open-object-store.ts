import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createDiskStore } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

export const openObjectStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ObjectStore =>
  s3 ? createS3Store(s3) : createDiskStore(join(dataDir, 'media'));
