import { globalStyle } from '@vanilla-extract/css';
import { themeRules } from './theme-rules.ts';
import { vitrine } from './vitrine.ts';

/** The attribute twice, so that a choice counts for more than what the system prefers. */
const chosen = (mode: string) => `[data-theme="${mode}"][data-theme]`;

for (const { selector, prefersDark, properties } of themeRules(vitrine, ':root', chosen)) {
  const rule = { vars: properties };
  globalStyle(selector, prefersDark ? { '@media': { '(prefers-color-scheme: dark)': rule } } : rule);
}
