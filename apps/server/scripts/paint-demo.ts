import { existsSync } from 'node:fs';

/** A shop of one's own may lack the demo folder. */
if (existsSync(new URL('../demo/paint-ahead.ts', import.meta.url))) {
  const { paintAhead } = await import('../demo/paint-ahead.ts');
  const { painted, kept } = await paintAhead();
  process.stdout.write(`demo pictures: ${painted} painted, ${kept} there already\n`);
}
