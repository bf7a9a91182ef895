import type { Page } from '@playwright/test';

/** A very long word without line breaks, in letters that fonts kern. */
export const ENDLESS = 'AVW'.repeat(7_000);

/** CPU time of pasting `ENDLESS` with kerning, in milliseconds. */
export const FROZEN_MS = 6000;

/** Returns the main thread's CPU time during a task, in milliseconds. */
export async function costOf(page: Page, task: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await spent();
  await task();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const cost = (await spent()) - before;
  await devtools.detach();
  return cost;
}

export const paste = (page: Page) => page.keyboard.insertText(ENDLESS);
