import '@fontsource-variable/inter';
import '@fontsource/instrument-serif/400.css';
import '@fontsource/instrument-serif/400-italic.css';
import '@vitrine/ui/css/base.css';
import type { Preview } from '@storybook/react-vite';
import { applyTheme } from '@vitrine/ui';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: { storySort: { order: ['Theme', 'Controls', 'Layout', '*'] } },
  },
  initialGlobals: { theme: 'light', brand: 'none' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true } },
    brand: { toolbar: { title: 'Brand', items: ['none', 'evergreen'], dynamicTitle: true } },
  },
  // On <html>, not on a wrapper: portals render into <body>, outside any wrapper.
  beforeEach: ({ globals, canvasElement }) => {
    canvasElement.dataset.storyRoot = '';
    applyTheme(globals.theme);
    document.documentElement.dataset.brand = globals.brand;
    return () => applyTheme('system');
  },
};
export default preview;
