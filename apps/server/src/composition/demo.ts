import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DemoKeeper } from '../catalogue-import/demo-presence.ts';
import type { Db } from '../db/client.ts';
import type { PictureMaker } from '../media/made-pictures.ts';

export const DEMO_PICTURES = fileURLToPath(new URL('../../demo/pictures', import.meta.url));

const hasDemo = () => existsSync(new URL('../../demo/demo.ts', import.meta.url));

/** A shop with products of its own may delete the demo folder. */
export const loadDemo = async () => (hasDemo() ? import('../../demo/demo.ts') : undefined);

export const createDemoKeeper = (db: Db): DemoKeeper => ({
  presence: async () => (await loadDemo())?.presence(db) ?? null,
  remove: async () => (await loadDemo())?.remove(db) ?? null,
});

export const demoPictureMakers = (): Record<string, () => Promise<PictureMaker>> =>
  hasDemo() ? { demo: async () => (await import('../../demo/demo.ts')).openPictures() } : {};
