import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { isPinnedChromium } from '../chromium.mjs';
import { builtApp, open, test } from './fixtures.ts';

test('next: a server page renders a card, and an error explains why functions cannot be passed to a grid', async ({
  page,
  tarballs,
  serve,
}) => {
  await using app = await builtApp('next', tarballs);
  await open(page, `${await serve(`${app.folder}/dist`)}/product/`);
  await expect(page.getByRole('link', { name: 'Canvas Tote' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '$20.00' })).toBeVisible();
  if (isPinnedChromium()) await expect(page).toHaveScreenshot('server-page.png');

  await writeFile(
    join(app.folder, 'app/product/page.tsx'),
    `import { MasonryGrid, productCardHeight } from '@vitrine/ui';
    export default function Page() {
      return <MasonryGrid items={[{ id: '1', name: 'Tote' }]} getItemKey={({ id }) => id} getItemLabel={({ name }) => name}
        getItemHeight={productCardHeight} renderItem={({ name }) => name} label="Products" />;
    }`,
  );
  await expect(app.run('npm', 'run', 'build')).rejects.toThrow(
    /Functions cannot be passed directly to Client Components/,
  );
});
