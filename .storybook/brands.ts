// Storybook's manager (toolbar and sidebar) is bundled without plugins for style sheets. It uses this module,
// which therefore imports brands from source files without styles.
import type { Brand } from '../packages/ui/src/theme/brand.ts';
import { evergreen } from '../packages/ui/src/theme/evergreen.ts';
import { vitrine } from '../packages/ui/src/theme/vitrine.ts';

const brands: Readonly<Record<string, Brand>> = { vitrine, evergreen };

export const brandOf = (name: string | undefined): Brand => brands[name ?? ''] ?? vitrine;

export interface ChosenLooks {
  theme?: string;
  brand?: string;
}

/** Reads the toolbar's initial choice from the URL: `?globals=theme:dark;brand:evergreen`. */
export function looksInAddress(): ChosenLooks {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(globals.split(';').map((choice) => choice.split(':')));
}
