import type { Page } from '@playwright/test';
import { expect, newPerson, test } from './fixtures.ts';
import { publishPost, registered } from './post-fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Stroke {
  /** Horizontal distance in pixels; negative is towards the next medium. */
  by: number;
  /** Final distance in pixels, if the finger moves back before it is lifted. */
  backTo?: number;
  /** Duration in milliseconds. Above 200, the finger rests before it is lifted. */
  takes: number;
  /** Milliseconds between the ends of the previous stroke and this one; real time by default. */
  after?: number;
}

const START = { x: 195, y: 250 };
const MOVES = 8;

/**
 * Returns a function that swipes with computed timestamps, so that speed and pauses do not depend on the
 * machine.
 */
async function fingerOn(page: Page) {
  const touch = await page.context().newCDPSession(page);
  let before = 0;
  return async ({ by, backTo = by, takes, after }: Stroke) => {
    const end = after === undefined ? Date.now() : before + after;
    const start = Math.max(end - takes, before + 1);
    before = end;
    const places = [...Array.from({ length: MOVES }, (_, move) => ((move + 1) / MOVES) * by), backTo];
    const rest = takes > 200 ? Array.from({ length: MOVES }, () => backTo) : [];
    const moves = [...places, ...rest];
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number, ...x: number[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x.map((each) => ({ x: START.x + each, y: START.y })),
        timestamp: at / 1000,
      });
    await send('touchStart', start, 0);
    for (const [place, x] of moves.entries())
      await send('touchMove', start + ((end - start) * (place + 1)) / moves.length, x);
    await send('touchEnd', end);
  };
}

const track = (page: Page) => page.getByRole('dialog').locator('section[aria-roledescription] > div').first();

/** Returns the shown position, such as "2 / 3", once scrolling has stopped. */
async function shown(page: Page): Promise<string | null> {
  await expect
    .poll(() =>
      track(page).evaluate(
        (element) =>
          new Promise((done) => {
            const at = element.scrollLeft;
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                done(element.scrollLeft === at && Math.abs(at % element.clientWidth) < 1),
              ),
            );
          }),
      ),
    )
    .toBe(true);
  return page
    .getByRole('dialog')
    .getByText(/^\d \/ 3$/)
    .textContent();
}

async function openPost(page: Page): Promise<void> {
  const owner = await registered(page, newPerson());
  const postId = await publishPost(page, owner, { pictures: 3 });
  await page.goto(`/post/${postId}`);
  await expect(page.getByRole('dialog', { name: /^Post by @/ })).toContainText('1 / 3');
}

// 1 §9, D45
for (const { pace, takes } of [
  { pace: 'slowly', takes: 600 },
  { pace: 'in a flick', takes: 60 },
]) {
  test(`a swipe of 60 px ${pace} moves to the next medium, and one of 40 px does not`, async ({ page }) => {
    await openPost(page);
    const stroke = await fingerOn(page);
    await stroke({ by: -40, takes });
    expect(await shown(page)).toBe('1 / 3');
    await stroke({ by: -60, takes });
    expect(await shown(page)).toBe('2 / 3');
    await stroke({ by: 40, takes });
    expect(await shown(page)).toBe('2 / 3');
    await stroke({ by: 60, takes });
    expect(await shown(page)).toBe('1 / 3');
    await stroke({ by: 60, takes });
    expect(await shown(page)).toBe('1 / 3');
  });
}

// 1 §9, D45
test('a swipe moves by one medium, however long and fast it is, and stops at the last one', {
  tag: '@gate',
}, async ({ page }) => {
  await openPost(page);
  const stroke = await fingerOn(page);
  await stroke({ by: -180, takes: 40 });
  expect(await shown(page)).toBe('2 / 3');
  await stroke({ by: -190, takes: 600 });
  expect(await shown(page)).toBe('3 / 3');
  await stroke({ by: -180, takes: 40 });
  expect(await shown(page)).toBe('3 / 3');
});

// 1 §9, D45
test('a swipe that is taken back, or that begins within 300 ms of a step, has no effect', async ({
  page,
}) => {
  await openPost(page);
  const stroke = await fingerOn(page);
  await stroke({ by: -120, backTo: -20, takes: 600 });
  expect(await shown(page)).toBe('1 / 3');
  await stroke({ by: -120, takes: 50 });
  await stroke({ by: -120, takes: 50, after: 250 });
  expect(await shown(page)).toBe('2 / 3');
  await stroke({ by: -120, takes: 50 });
  expect(await shown(page)).toBe('3 / 3');
});
