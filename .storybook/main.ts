import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, mergeConfig } from 'vite';
import { cascadeLayers } from '../tools/cascade-layers.ts';
import { componentDocsPlugin } from '../tools/component-docs/vite-plugin.ts';
import { partsOfRadix } from '../tools/parts-of-radix.ts';

const config: StorybookConfig = {
  stories: ['./*.mdx', '../packages/*/src/**/*.stories.tsx', '../apps/web/src/stories/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base, { configType }) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), cascadeLayers, componentDocsPlugin],
      // Prebundles Radix, because Vite would otherwise discover it during a test and reload the page. Icons
      // are loaded unbundled.
      optimizeDeps: {
        include: partsOfRadix,
        exclude: ['lucide-react'],
      },
      resolve: { conditions: ['@vitrine/source', ...defaultClientConditions] },
      // vanilla-extract evaluates style sheets in the SSR environment. In development that must resolve the
      // same sources as the browser, or class names differ.
      ...(configType === 'DEVELOPMENT' && {
        environments: { ssr: { resolve: { conditions: ['@vitrine/source', ...defaultServerConditions] } } },
      }),
    }),
};
export default config;
