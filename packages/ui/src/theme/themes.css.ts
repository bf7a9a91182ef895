import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { darkPalette, evergreen, lightPalette } from './palettes.ts';

const shape = {
  ...assignVars(vars.font, {
    display: "'Instrument Serif', 'Instrument Serif fallback', Georgia, 'Times New Roman', serif",
    text: "'Inter Variable', 'Inter fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  }),
  ...assignVars(vars.radius, { control: '10px', card: '14px', dialog: '20px' }),
};

const light = {
  ...assignVars(vars.color, lightPalette),
  ...assignVars(vars.shadow, {
    float: '0 1px 2px rgb(22 20 15 / 0.06), 0 6px 20px rgb(22 20 15 / 0.08)',
    overlay: '0 2px 6px rgb(22 20 15 / 0.08), 0 24px 64px rgb(22 20 15 / 0.22)',
  }),
};

const dark = {
  ...assignVars(vars.color, darkPalette),
  ...assignVars(vars.shadow, {
    float: '0 1px 2px rgb(0 0 0 / 0.4), 0 6px 20px rgb(0 0 0 / 0.4)',
    overlay: '0 2px 6px rgb(0 0 0 / 0.5), 0 24px 64px rgb(0 0 0 / 0.6)',
  }),
};

// The system decides until somebody chooses; a chosen mode also works on a part of a page.
globalStyle(':root', {
  vars: { ...shape, ...light },
  colorScheme: 'light',
  '@media': { '(prefers-color-scheme: dark)': { vars: dark, colorScheme: 'dark' } },
});

/** The attribute twice, so that a choice counts for more than what the system prefers. */
const chosen = (mode: string) => `[data-theme="${mode}"][data-theme]`;
globalStyle(chosen('light'), { vars: light, colorScheme: 'light' });
globalStyle(chosen('dark'), { vars: dark, colorScheme: 'dark' });

// A second brand, to prove that a brand is an override of roles and nothing else.
const shapeOfBrand = {
  [vars.radius.control]: '4px',
  [vars.radius.card]: '4px',
  [vars.radius.dialog]: '8px',
};
const coloursOfBrand = ({ accent, onAccent }: { accent: string; onAccent: string }) => ({
  [vars.color.accent]: accent,
  [vars.color.onAccent]: onAccent,
});
globalStyle('[data-brand="evergreen"]', {
  vars: { ...shapeOfBrand, ...coloursOfBrand(evergreen.light) },
  '@media': { '(prefers-color-scheme: dark)': { vars: coloursOfBrand(evergreen.dark) } },
});
globalStyle('[data-brand="evergreen"][data-theme="light"]', { vars: coloursOfBrand(evergreen.light) });
globalStyle('[data-brand="evergreen"][data-theme="dark"]', { vars: coloursOfBrand(evergreen.dark) });
