import { defineConfig } from 'tsup';
import { modulesStayApart } from '../../tools/modules-stay-apart.ts';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'],
  format: ['esm'],
  target: 'es2022',
  dts: false, // emitted by tsc, because tsup needs a compiler API that TypeScript 7 lacks
  splitting: false,
  esbuildPlugins: [modulesStayApart],
});
