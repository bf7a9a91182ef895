import { globalStyle } from '@vanilla-extract/css';
import { themeRules } from './theme-rules.ts';
import { vitrine } from './vitrine.ts';

/** Repeats the attribute, so that a chosen mode is more specific than the system's preference. */
const chosen = (mode: string) => `[data-theme="${mode}"][data-theme]`;

for (const { selector, prefersDark, properties } of themeRules(vitrine, ':root', chosen)) {
  const rule = { vars: properties };
  globalStyle(selector, prefersDark ? { '@media': { '(prefers-color-scheme: dark)': rule } } : rule);
}
