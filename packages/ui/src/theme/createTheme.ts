import type { Brand, ThemeMode } from './brand.ts';
import { refuseLowContrast } from './contrast.ts';
import { type ThemeRule, themeRules } from './theme-rules.ts';

/** Where a theme applies. */
export interface ThemeOptions {
  /** A class, an attribute or `:root`, which is the default: the whole page. */
  selector?: string | undefined;
}

/**
 * The style sheet of a brand, as text: every role in light and dark, by the system or by `data-theme`, in the layer `vitrine.base`.
 *
 * Written to a file by a build, it takes the place of `css/base.css`, or lies beside it and wins, whichever comes first. A brand whose
 * texts or icons have too little contrast is refused with an error that names the pairs.
 */
export function createTheme(brand: Brand, options?: ThemeOptions): string {
  refuseLowContrast(brand);
  return textOfTheme(brand, options);
}

/**
 * Puts a brand on the page at run time, and returns what takes it off again.
 *
 * Its sheet is adopted by the document: a Content-Security-Policy that forbids inline styles allows that, no element is added, and a
 * server has nothing to send. In development a brand with too little contrast is refused, as `createTheme` does it.
 */
export function applyBrand(
  brand: Brand,
  { document: page = document, ...options }: ThemeOptions & { document?: Document | undefined } = {},
): () => void {
  // Asked for once more where bundlers write the answer in, so that they leave out what is never done.
  if (isDevelopment()) if (process.env.NODE_ENV !== 'production') refuseLowContrast(brand);
  // Of the document's own window: a sheet of another one cannot be adopted.
  const { CSSStyleSheet: Sheet } = page.defaultView ?? globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(textOfTheme(brand, options));
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/**
 * Whether somebody develops the page. Bundlers write into it what `process.env.NODE_ENV` is, but leave `typeof process` as it is, so
 * only trying tells; a page without a bundler has no such variable, and no developer in front of it.
 */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

function textOfTheme(brand: Brand, { selector = ':root' }: ThemeOptions = {}): string {
  // More than what `css/base.css` has, so that the order of the two says nothing.
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
    // Data of a brand may come from anywhere: a value stays a value.
    if (/[;{}<]/.test(value)) throw new Error(`${name} cannot be ${value}: it would end its declaration.`);
    return `${name}:${value}`;
  });
  const rule = `${selector}{${declarations.join(';')}}`;
  return prefersDark ? `@media (prefers-color-scheme:dark){${rule}}` : rule;
}
