import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    visual: boolean;
    theme: string;
  }
}

interface StoryContext {
  story?: { parameters?: { layout?: string; visual?: { disable?: boolean } } };
}

const picturesAreDecoded = () =>
  Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));

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

// One place: every story is compared with its baseline after its play function.
afterEach(async (context) => {
  if (!inject('visual') || context.task.result?.state === 'fail') return;
  const { story } = context as StoryContext;
  const id = (context.task.meta as { storyId?: string }).storyId;
  if (!story || !id || story.parameters?.visual?.disable) return;
  const root = document.querySelector<HTMLElement>('[data-story-root]');
  const fillsThePage = story.parameters?.layout === 'fullscreen';
  if (root && !fillsThePage) root.style.padding = ROOM_AROUND_A_STORY;
  await document.fonts.ready;
  await picturesAreDecoded();
  await expect(page.elementLocator(whatToShoot(root, fillsThePage))).toMatchScreenshot(
    `${inject('theme')}/${id}`,
  );
});
