import { existsSync } from 'node:fs';
import type { Db } from './db/client.ts';
import type { DemoKeeper } from './products/import/demo-presence.ts';

/** Whether this checkout has the demo; a shop that has products of its own may do without the folder. */
export const hasDemo = () => existsSync(new URL('./demo/seed.ts', import.meta.url));

/** The demo in a database. Its code is loaded only where it is wanted: the catalogue is most of all code. */
export const createDemoKeeper = (db: Db): DemoKeeper => ({
  presence: async () => (hasDemo() ? (await import('./demo/remove-demo.ts')).demoPresence(db) : null),
  remove: async () => (hasDemo() ? (await import('./demo/remove-demo.ts')).removeDemo(db) : null),
});
