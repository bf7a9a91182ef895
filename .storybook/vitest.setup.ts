import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { applyTheme } from '@vitrine/ui';
import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    visual: boolean;
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

// For what hangs, on a busy machine.
const UNTIL_IT_HANGS_MS = 60_000;

const picturesAreDecoded = () =>
  Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));

function putOn(...rules: (string | false)[]): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.textContent = rules.filter(Boolean).join('\n');
  document.head.append(sheet);
  return sheet;
}

/** Goes over to the dark theme at once: a colour on its way from one to the other is in neither. */
function becomeDark() {
  const still = putOn('*, ::before, ::after { transition: none !important; }');
  applyTheme('dark');
  document.getAnimations(); // computes the styles, while nothing may move
  still.remove();
}

// In Storybook the canvas has this room; without it a focus ring at the edge would be cut off.
const ROOM_AROUND_A_STORY = '16px';
// A feed is as long as it likes: of a taller story, the first view is shot.
const TALLEST_SHOT_PX = 2400;

const OVERLAYS = '[role=dialog], [role=alertdialog], [role=tooltip], [data-swipe-direction]';

/** The story's own root; what fills the page or lies over it is shot with the page. */
function whatToShoot(root: HTMLElement | null, fillsThePage: boolean): Element {
  const isTall = root !== null && root.offsetHeight > TALLEST_SHOT_PX;
  return !root || fillsThePage || isTall || document.querySelector(OVERLAYS)
    ? document.documentElement
    : root;
}

/** What lies below the window has never been painted. */
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
    // Left on after a difference, it would hide the pictures of all stories that follow.
    sheet.remove();
  }
}

const DECIDED_BY_COLOURS = ['color-contrast', 'link-in-text-block'];

// One place: after its play function, every story is looked at in both themes. Only colours differ in the dark one, so
// nothing is played again, and of axe only what colours decide is asked.
afterEach(async (context) => {
  if (context.task.result?.state === 'fail') return;
  const { story } = context as { story?: Story };
  const id = (context.task.meta as { storyId?: string }).storyId;
  if (!story || !id) return;
  await compareWithBaseline(story, `light/${id}`);

  becomeDark();
  const { parameters, globals, reporting } = story;
  const waived = parameters.a11y?.config?.rules?.filter(({ enabled }) => enabled === false);
  const runOnly = DECIDED_BY_COLOURS.filter((rule) => !waived?.some(({ id }) => id === rule));
  if (runOnly.length > 0) {
    const a11y = { ...parameters.a11y, options: { runOnly } };
    const asked = { id, reporting, globals, viewMode: 'story', parameters: { ...parameters, a11y } };
    // Of what the addon's type wants, this is all that it reads.
    await checkAccessibility(asked as unknown as Parameters<typeof checkAccessibility>[0]);
  }
  await compareWithBaseline(story, `dark/${id}`);
});
