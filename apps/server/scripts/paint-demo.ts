import { existsSync } from 'node:fs';

/** Paints the pictures of the first demo products, unless they are there; a shop of one's own may lack the demo. */
if (existsSync(new URL('../src/demo/paint-ahead.ts', import.meta.url))) {
  const { paintAhead } = await import('../src/demo/paint-ahead.ts');
  const { painted, kept } = await paintAhead();
  process.stdout.write(`demo pictures: ${painted} painted, ${kept} there already\n`);
}
