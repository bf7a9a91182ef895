import { defineConfig } from 'tsup';
import { modulesStayApart } from '../../tools/modules-stay-apart.ts';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'],
  format: ['esm'],
  target: 'es2022',
  dts: false, // tsc emits the declarations: tsup's own need the compiler API that TypeScript 7 lacks
  splitting: false,
  esbuildPlugins: [modulesStayApart],
});
