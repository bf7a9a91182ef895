import '@fontsource-variable/inter';
import '@fontsource/instrument-serif/400.css';
import '@fontsource/instrument-serif/400-italic.css';
import '@vitrine/ui/css/base.css';
import '@vitrine/ui/css/reset.css';
import type { Preview } from '@storybook/react-vite';
import { applyBrand, applyTheme, vitrine } from '@vitrine/ui';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { brandOf } from './brands.ts';
import { DocsPage } from './DocsPage.tsx';
import { InteractionStates, showInteractionStates } from './interaction-states.tsx';
import { reduceMotion } from './reduce-motion.ts';

// In tests on a busy machine, elements may appear late.
if (navigator.webdriver) configure({ asyncUtilTimeout: 60_000 });

// Documentation pages show stories with `inline: false` in frames:
// - `embed` shows the story without its play function: most play functions need the focus, which only one
// frame can have.
// - `focus()` does nothing until the user acts in the frame. Otherwise focus on mount would scroll the page.
// - The frame takes the theme and brand of its page.
// - The frame drops its id, which would be duplicated on pages that show the story twice.
const frame = window.frameElement?.closest('[data-story-block]') && window.frameElement;
if (frame) {
  frame.removeAttribute('id');
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  const address = new URL(location.href);
  address.searchParams.set('embed', 'true');
  const { looks } = frame.ownerDocument.documentElement.dataset;
  if (looks) address.searchParams.set('globals', looks);
  history.replaceState(history.state, '', address);
}

// Loaded lazily, because stories do not need it.
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/**
 * Gives each story its own id prefix, so that ids do not collide. A class, because Storybook may copy plain
 * objects, which would fix the prefix.
 */
class OwnIds {
  static #roots = 0;
  get identifierPrefix() {
    OwnIds.#roots += 1;
    return `story${OwnIds.#roots}`;
  }
}

const choice = (title: string, options: Record<string, string>) => ({
  toolbar: {
    title,
    dynamicTitle: true,
    items: Object.entries(options).map(([value, name]) => ({ value, title: `${title}: ${name}` })),
  },
});

const viewport = (width: number, height: number, device: string) => ({
  name: `${width} (${device})`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    react: { rootOptions: new OwnIds() },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Tokens', 'Shapes', 'Imagery', 'Layout', 'Motion', 'Words'],
          'Components',
          'Changes',
          'Patterns',
          'Controls',
          'Layout',
          '*',
        ],
      },
    },
    docs: {
      container: DocsPage,
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    viewport: {
      options: {
        390: viewport(390, 844, 'phone'),
        768: viewport(768, 1024, 'tablet'),
        1280: viewport(1280, 800, 'laptop'),
        1600: viewport(1600, 1000, 'desktop'),
        ...MINIMAL_VIEWPORTS,
      },
    },
  },
  initialGlobals: { theme: 'light', brand: 'vitrine', motion: 'device', direction: 'ltr' },
  globalTypes: {
    theme: choice('Theme', { light: 'light', dark: 'dark' }),
    brand: choice('Brand', { vitrine: 'Vitrine', evergreen: 'Evergreen' }),
    motion: choice('Motion', { device: 'as the device has it', reduced: 'reduced' }),
    direction: choice('Direction', { ltr: 'left to right', rtl: 'right to left' }),
  },
  decorators: [
    (Story, { parameters, args }) =>
      parameters.interaction ? (
        <InteractionStates states={parameters.interaction}>
          {(own) => <Story args={{ ...args, ...own }} />}
        </InteractionStates>
      ) : (
        <Story />
      ),
  ],
  // Theme, brand and direction are set on <html>, because portals render outside any wrapper.
  beforeEach: ({ globals, canvasElement, parameters }) => {
    if (parameters.interaction) showInteractionStates();
    canvasElement.dataset.storyRoot = '';
    const root = document.documentElement;
    applyTheme(globals.theme);
    const brand = brandOf(globals.brand);
    const takeBrandOff = brand === vitrine ? undefined : applyBrand(brand);
    root.dir = globals.direction;
    const restoreMotion = globals.motion === 'reduced' ? reduceMotion() : undefined;
    return () => {
      restoreMotion?.();
      takeBrandOff?.();
      applyTheme('system');
    };
  },
};
export default preview;
