import type { Brand } from './brand.ts';
import { vitrine } from './vitrine.ts';

/** A second brand, as an example: green, nearly square, in fonts that every system has. */
export const evergreen: Brand = {
  name: 'Evergreen',
  wordMark: { text: 'evergreen' },
  color: {
    light: {
      ...vitrine.color.light,
      canvas: '#F8FAF7',
      sunken: '#EEF2ED',
      ink: '#10201A',
      inkMuted: '#53625A',
      line: '#DCE4DD',
      edge: '#74827A',
      accent: '#1B6B4A',
      scrim: 'rgb(16 32 26 / 0.62)',
      onDisc: '#10201A',
      hover: 'rgb(16 32 26 / 0.06)',
    },
    dark: {
      ...vitrine.color.dark,
      canvas: '#0F1412',
      surface: '#171D1A',
      sunken: '#202824',
      ink: '#EFF4F0',
      inkMuted: '#A0ACA5',
      line: '#28302C',
      edge: '#6F7B75',
      accent: '#66C79B',
      onInk: '#10201A',
      onAccent: '#10201A',
      disc: 'rgb(15 20 18 / 0.78)',
      onDisc: '#EFF4F0',
      hover: 'rgb(239 244 240 / 0.08)',
      veil: 'rgb(15 20 18 / 0.14)',
    },
  },
  shadow: {
    light: {
      float: '0 1px 3px rgb(16 32 26 / 0.12)',
      overlay: '0 12px 32px rgb(16 32 26 / 0.24)',
    },
    dark: vitrine.shadow.dark,
  },
  font: {
    display: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
    text: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  },
  radius: { control: '4px', card: '4px', dialog: '8px' },
};
