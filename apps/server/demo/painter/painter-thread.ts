import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { paintedWebp, type StillLife } from './paint.ts';

// On Linux this concerns the thread alone; elsewhere it would slow the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async ({ life, width }: { life: StillLife; width: number }) => {
  parentPort?.postMessage(new Uint8Array(await paintedWebp(life, width)));
});
