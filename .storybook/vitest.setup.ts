import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { applyTheme } from '@vitrine/ui';
import { configure } from 'storybook/test';
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
    visual?: { disable?: boolean };
    a11y?: { config?: { rules?: { id: string; enabled?: boolean }[] } };
  };
  globals: object;
  reporting: object;
}

// What is waited for comes late on a busy machine; only what never comes is a failure.
const UNTIL_IT_HANGS_MS = 60_000;
configure({ asyncUtilTimeout: UNTIL_IT_HANGS_MS });

const picturesAreDecoded = () =>
  Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));

/** Goes over to the dark theme at once: a colour on its way from one to the other is in neither. */
function becomeDark() {
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(still);
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

async function compareWithBaseline({ parameters }: Story, name: string) {
  if (!inject('visual') || parameters.visual?.disable) return;
  const root = document.querySelector<HTMLElement>('[data-story-root]');
  const fillsThePage = parameters.layout === 'fullscreen';
  if (root && !fillsThePage) root.style.padding = ROOM_AROUND_A_STORY;
  await document.fonts.ready;
  await picturesAreDecoded();
  await expect(page.elementLocator(whatToShoot(root, fillsThePage))).toMatchScreenshot(name, {
    timeout: UNTIL_IT_HANGS_MS,
  });
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
