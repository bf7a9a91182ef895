import type { Page } from '@playwright/test';

/** A very long word, pasted by mistake or malice: kerned letters without a possible line break. */
export const ENDLESS = 'AVW'.repeat(7_000);

/** CPU time that the paste takes with kerning. A plain field may take a few milliseconds, of which no multiple is a limit. */
export const FROZEN_MS = 6000;

/** CPU time of the page's main thread during an action, in milliseconds. */
export async function costOf(page: Page, task: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await spent();
  await task();
  // Measured after the result is painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const cost = (await spent()) - before;
  await devtools.detach();
  return cost;
}

/** Pastes it where the focus is. */
export const paste = (page: Page) => page.keyboard.insertText(ENDLESS);
