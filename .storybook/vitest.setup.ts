import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { applyTheme } from '@vitrine/ui';
import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    visual: boolean;
    themes: string[];
  }
}

interface Story {
  parameters: {
    layout?: string;
    visual?: { disable?: boolean; pictures?: 'hidden' };
    a11y?: { config?: { rules?: { id: string; enabled?: boolean }[] } };
  };
  globals: object;
  reporting: object;
}

// Only a hanging test reaches this limit, even on a busy machine.
const UNTIL_IT_HANGS_MS = 60_000;

function isInView(element: Element) {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

// Lazy pictures out of view may never load, so they are not awaited.
const picturesAreDecoded = () =>
  Promise.all(
    [...document.images]
      .filter((image) => image.loading !== 'lazy' || isInView(image))
      .map((image) => image.decode().catch(() => undefined)),
  );

function putOn(...rules: (string | false)[]): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.textContent = rules.filter(Boolean).join('\n');
  document.head.append(sheet);
  return sheet;
}

/** Switches to the dark theme without transitions, whose intermediate colours belong to neither theme. */
function becomeDark() {
  const still = putOn('*, ::before, ::after { transition: none !important; }');
  applyTheme('dark');
  document.getAnimations(); // computes styles while transitions are off
  still.remove();
}

// Without padding, screenshots would cut off focus rings at the edge.
const ROOM_AROUND_A_STORY = '16px';
// Screenshots of taller stories, such as feeds, show only the first view.
const TALLEST_SHOT_PX = 2400;

const OVERLAYS = '[role=dialog], [role=alertdialog], [role=tooltip], [data-swipe-direction]';

function whatToShoot(root: HTMLElement | null, fillsThePage: boolean): Element {
  const isTall = root !== null && root.offsetHeight > TALLEST_SHOT_PX;
  return !root || fillsThePage || isTall || document.querySelector(OVERLAYS)
    ? document.documentElement
    : root;
}

/** Cuts off content below the window, which was never painted. */
const CUT_TO_THE_WINDOW = 'html { max-height: 100vh; overflow: clip; }';
const WITHOUT_PICTURES = 'img { visibility: hidden !important; }';

async function compareWithBaseline({ parameters }: Story, name: string) {
  if (!inject('visual') || parameters.visual?.disable) return;
  const root = document.querySelector<HTMLElement>('[data-story-root]');
  const fillsThePage = parameters.layout === 'fullscreen';
  if (root && !fillsThePage) root.style.padding = ROOM_AROUND_A_STORY;
  await document.fonts.ready;
  await picturesAreDecoded();
  const shot = whatToShoot(root, fillsThePage);
  const sheet = putOn(
    shot === document.documentElement && window.scrollY === 0 && CUT_TO_THE_WINDOW,
    parameters.visual?.pictures === 'hidden' && WITHOUT_PICTURES,
  );
  try {
    await expect(page.elementLocator(shot)).toMatchScreenshot(name, { timeout: UNTIL_IT_HANGS_MS });
  } finally {
    // Otherwise a failed comparison would leave these styles on for all later stories.
    sheet.remove();
  }
}

/** Text in a layer that was animated moves by half a pixel at the first shot, and only then stays. */
async function shootInVain() {
  const sheet = putOn(CUT_TO_THE_WINDOW);
  await page.screenshot({ save: false });
  sheet.remove();
}

const DECIDED_BY_COLOURS = ['color-contrast', 'link-in-text-block'];

// Compares screenshots of each passed story in the chosen themes. Only colours differ in dark, so axe runs
// only colour rules there.
afterEach(async (context) => {
  if (context.task.result?.state === 'fail') return;
  const { story } = context as { story?: Story };
  const id = (context.task.meta as { storyId?: string }).storyId;
  if (!story || !id) return;
  const themes = inject('themes');
  if (themes.includes('light')) await compareWithBaseline(story, `light/${id}`);
  else await shootInVain();
  if (!themes.includes('dark')) return;

  becomeDark();
  const { parameters, globals, reporting } = story;
  const waived = parameters.a11y?.config?.rules?.filter(({ enabled }) => enabled === false);
  const runOnly = DECIDED_BY_COLOURS.filter((rule) => !waived?.some(({ id }) => id === rule));
  if (runOnly.length > 0) {
    const a11y = { ...parameters.a11y, options: { runOnly } };
    const asked = { id, reporting, globals, viewMode: 'story', parameters: { ...parameters, a11y } };
    // The addon reads only these fields of its type.
    await checkAccessibility(asked as unknown as Parameters<typeof checkAccessibility>[0]);
  }
  await compareWithBaseline(story, `dark/${id}`);
});
