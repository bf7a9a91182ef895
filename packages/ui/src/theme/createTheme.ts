import type { Brand, ThemeMode } from './brand.ts';
import { refuseLowContrast } from './contrast.ts';
import { type ThemeRule, themeRules } from './theme-rules.ts';

/** Scope of a theme. */
export interface ThemeOptions {
  /** Selector of the themed elements: a class, an attribute, or `:root` by default for the whole page. */
  selector?: string | undefined;
}

/**
 * Returns a brand's style sheet, as text, in the layer `vitrine.base`. The system or `data-theme` chooses
 * light or dark.
 *
 * The sheet replaces `css/base.css`, or wins beside it in either order. Throws an error that names the pairs
 * of colours with too little contrast.
 */
export function createTheme(brand: Brand, options?: ThemeOptions): string {
  refuseLowContrast(brand);
  return textOfTheme(brand, options);
}

/**
 * Applies a brand to the page at run time. Returns a function that removes it.
 *
 * The document adopts the sheet, which a Content-Security-Policy without inline styles allows. In
 * development, a brand with too little contrast throws.
 */
export function applyBrand(
  brand: Brand,
  { document: page = document, ...options }: ThemeOptions & { document?: Document | undefined } = {},
): () => void {
  // Bundlers replace `process.env.NODE_ENV` here, and so drop the check in production.
  if (isDevelopment()) if (process.env.NODE_ENV !== 'production') refuseLowContrast(brand);
  // A document can only adopt sheets made by its own window.
  const { CSSStyleSheet: Sheet } = page.defaultView ?? globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(textOfTheme(brand, options));
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/**
 * Bundlers replace `process.env.NODE_ENV` but not `typeof process`, so this tries to read it. Without
 * `process`, the page counts as production.
 */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

function textOfTheme(brand: Brand, { selector = ':root' }: ThemeOptions = {}): string {
  // Doubled to be more specific than `css/base.css`, in either order of the sheets.
  const themed = selector + selector;
  const choice = (mode: ThemeMode) => `[data-theme="${mode}"]`;
  const chosen = (mode: ThemeMode) =>
    [
      `${choice(mode)} ${themed}`,
      `${themed}${choice(mode)}${choice(mode)}`,
      `${themed} ${choice(mode)}${choice(mode)}`,
    ].join();
  const rules = themeRules(brand, themed, chosen).map(textOf);
  return `@layer vitrine.base,vitrine.components;@layer vitrine.base{${rules.join('')}}`;
}

function textOf({ selector, prefersDark, properties }: ThemeRule): string {
  const declarations = Object.entries(properties).map(([name, value]) => {
    // A brand's data may come from anywhere, so no value may end its declaration.
    if (/[;{}<]/.test(value)) throw new Error(`${name} cannot be ${value}: it would end its declaration.`);
    return `${name}:${value}`;
  });
  const rule = `${selector}{${declarations.join(';')}}`;
  return prefersDark ? `@media (prefers-color-scheme:dark){${rule}}` : rule;
}
