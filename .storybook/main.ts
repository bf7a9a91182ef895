import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { cascadeLayers } from '../tools/cascade-layers.ts';

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), cascadeLayers],
      // Named here because the optimizer would find them in the middle of a run and reload the page under a test.
      optimizeDeps: {
        include: ['@vitrine/ui > radix-ui', '@vitrine/ui > radix-ui/internal', '@vitrine/ui > lucide-react'],
      },
      resolve: { conditions: ['@vitrine/source', ...defaultClientConditions] },
    }),
};
export default config;
