import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { paintedWebp, type StillLife } from './paint.ts';

sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async ({ life, width }: { life: StillLife; width: number }) => {
  parentPort?.postMessage(new Uint8Array(await paintedWebp(life, width)));
});
