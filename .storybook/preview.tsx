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

// What is waited for comes late where a busy machine plays the stories; only what never comes is a failure.
if (navigator.webdriver) configure({ asyncUtilTimeout: 60_000 });

// Some stories fill a page, so a page of documentation shows each in a frame. Only one frame has the focus, which most of their
// play functions ask for: `embed` tells Storybook to show the story without playing it. What is open from the start must not
// take the focus either, which would scroll the page to it: until somebody acts in the frame, it has none. It looks as its page does,
// and gives away an id that it would share where a page shows the story twice.
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

// Stories need none of it.
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/** Each story of a page is a root of React, which would all give the same ids. No plain object, so that it is asked and not copied. */
class OwnIds {
  static #roots = 0;
  get identifierPrefix() {
    OwnIds.#roots += 1;
    return `story${OwnIds.#roots}`;
  }
}

/** A choice in the toolbar, which says what is chosen and of what. */
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
      storySort: { order: ['Welcome', 'Foundations', 'Components', 'Patterns', 'Controls', 'Layout', '*'] },
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
  // On <html>, not on a wrapper: portals render into <body>, outside any wrapper.
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
