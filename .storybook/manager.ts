import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { brandOf, type ChosenLooks, looksInAddress } from './brands.ts';
import { storybookTheme } from './theme.ts';
import './guide-words.ts';

function wear({ theme, brand }: ChosenLooks) {
  const worn = brandOf(brand);
  addons.setConfig({
    theme: {
      ...storybookTheme(theme === 'dark' ? 'dark' : 'light', worn),
      // Background of the selected sidebar entry, whose text is white in both modes.
      colorSecondary: worn.color.light.accent,
    },
  });
}

wear(looksInAddress());
addons.register('vitrine/looks', ({ on }) => {
  const onChoice = ({ globals }: { globals: ChosenLooks }) => wear(globals);
  on(SET_GLOBALS, onChoice);
  on(GLOBALS_UPDATED, onChoice);
});
