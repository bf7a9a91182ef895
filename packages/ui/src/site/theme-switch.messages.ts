import { defineMessages } from '../provider/messages.ts';

export const themeSwitchMessages = defineMessages('themeSwitch', {
  appearance: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
});
