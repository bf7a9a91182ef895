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
      // Named here because the optimizer would find them in the middle of a run and reload the page under a test. Icons are a
      // small module each, which browsers take as they are.
      optimizeDeps: {
        include: partsOfRadix,
        exclude: ['lucide-react'],
      },
      resolve: { conditions: ['@vitrine/source', ...defaultClientConditions] },
      // What makes the sheets runs as a server does, and must name things as the components do; in a build it does by itself.
      ...(configType === 'DEVELOPMENT' && {
        environments: { ssr: { resolve: { conditions: ['@vitrine/source', ...defaultServerConditions] } } },
      }),
    }),
};
export default config;
