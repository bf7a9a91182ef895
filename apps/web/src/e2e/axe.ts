import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const expectNoViolations = async (page: Page) => {
  expect(await violationsIn(page)).toEqual([]);
};

/** Returns what axe finds in the page, in both themes. */
export async function violationsIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  // An open menu belongs to its button. The rule on landmarks excepts dialogs outside them, but not menus.
  const hasMenu = (await page.getByRole('menu').count()) > 0;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    // Legacy mode runs in the page itself, which has no frames.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({
      resultTypes: ['violations'],
      ...(colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {}),
      rules: { region: { enabled: !hasMenu } },
    });
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      found.push(`${colorScheme}: ${id}: ${nodes.map((node) => node.html).join('\n')}`);
  }
  return found;
}
