// Of the package, Storybook's frame needs these and nothing else; its bundler is not ours.
import type { Brand } from '../packages/ui/src/theme/brand.ts';
import { evergreen } from '../packages/ui/src/theme/evergreen.ts';
import { vitrine } from '../packages/ui/src/theme/vitrine.ts';

const brands: Readonly<Record<string, Brand>> = { vitrine, evergreen };

/** A brand of the toolbar. */
export const brandOf = (name: string | undefined): Brand => brands[name ?? ''] ?? vitrine;

/** What the toolbar says of looks. */
export interface ChosenLooks {
  theme?: string;
  brand?: string;
}

/** What the toolbar says when the page opens: `?globals=theme:dark;brand:evergreen`. */
export function looksInAddress(): ChosenLooks {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(globals.split(';').map((choice) => choice.split(':')));
}
