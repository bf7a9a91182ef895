import { addons } from 'storybook/manager-api';
import { vitrine } from '../packages/ui/src/theme/vitrine.ts';
import { storybookTheme } from './theme.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({
  // The ground of what is chosen in the sidebar, whose text is white in both modes.
  theme: { ...storybookTheme(prefersDark ? 'dark' : 'light'), colorSecondary: vitrine.color.light.accent },
});
