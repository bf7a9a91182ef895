import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Brand, ColorRole, ThemeMode } from '@vitrine/ui';

/** The fields of a shop's `shop.json` (docs/your-own-shop.md). */
export interface ShopDefinition {
  name?: string;
  tagline?: string;
  description?: string;
  wordMark?: Brand['wordMark'];
  logo?: Logo;
  icon?: string;
  image?: string;
  colors?: Partial<Record<ThemeMode, Partial<Record<ColorRole, string>>>>;
  shadows?: Partial<Record<ThemeMode, Partial<Record<'float' | 'overlay', string>>>>;
  fontFamilies?: Partial<Brand['font']>;
  fonts?: string;
  radii?: Partial<Brand['radius']>;
  currency?: string;
  locale?: string;
  messages?: string;
  supportEmail?: string;
  /** Read by the server. */
  termsOfService?: object;
  /** Read by the server. */
  privacyPolicy?: object;
}

/** A picture instead of the word mark, with its size in px and an optional variant for dark pages. */
export interface Logo {
  file: string;
  darkFile?: string;
  width: number;
  height: number;
}

/** A shop's `shop.json` with its files as absolute paths. */
export interface OwnShop extends ShopDefinition {
  folder: string;
}

const FIELDS: Readonly<Record<keyof ShopDefinition, (value: unknown) => boolean>> = {
  name: isText,
  tagline: isText,
  description: isText,
  wordMark: (value) => isObject(value) && isText(value.text) && isTextOrNothing(value.end),
  logo: (value) =>
    isObject(value) &&
    isText(value.file) &&
    isTextOrNothing(value.darkFile) &&
    isLength(value.width) &&
    isLength(value.height),
  icon: isText,
  image: isText,
  colors: isOfModes,
  shadows: isOfModes,
  fontFamilies: isTexts,
  fonts: isText,
  radii: isTexts,
  currency: (value) => isText(value) && Intl.supportedValuesOf('currency').includes(value.toUpperCase()),
  locale: (value) => isText(value) && isLocale(value),
  messages: isText,
  supportEmail: (value) => isText(value) && /^[^\s@<>?&]+@[^\s@<>?&]+$/.test(value),
  termsOfService: isObject,
  privacyPolicy: isObject,
};

function fieldsIn(file: string): Record<string, unknown> {
  const text = readFileSync(file, 'utf8');
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON, so nothing is built. Mend: ${(error as Error).message}`);
  }
  if (!isObject(said)) throw new Error(`${file} is no object, so nothing is built. Put its fields into { }.`);
  return said;
}

/** Reads the shop in a folder. Throws one error that lists all invalid settings and files. */
export function readShop(folder: string): OwnShop {
  const file = join(folder, 'shop.json');
  const said = fieldsIn(file);
  const problems = Object.entries(said).flatMap(([name, value]) => {
    if (name === '$schema') return [];
    if (!Object.hasOwn(FIELDS, name)) return [`${name}: there is no such setting`];
    return FIELDS[name as keyof ShopDefinition](value)
      ? []
      : [`${name}: ${JSON.stringify(value)} cannot be used`];
  });
  const shop = said as ShopDefinition;
  const fileNamed = (name: string, given: string | undefined) => {
    if (given === undefined) return undefined;
    const path = resolve(folder, given);
    if (relative(folder, path).split(sep)[0] === '..')
      problems.push(`${name}: ${given} lies outside of the folder`);
    else if (!existsSync(path)) problems.push(`${name}: there is no file ${given}`);
    return path;
  };
  const files = {
    ...fileOf('icon', fileNamed('icon', shop.icon)),
    ...fileOf('image', fileNamed('image', shop.image)),
    ...fileOf('fonts', fileNamed('fonts', shop.fonts)),
    ...fileOf('messages', fileNamed('messages', shop.messages)),
  };
  const logo = shop.logo && {
    ...shop.logo,
    file: fileNamed('logo', shop.logo.file) ?? '',
    ...fileOf('darkFile', fileNamed('logo', shop.logo.darkFile)),
  };
  if (problems.length > 0)
    throw new Error(
      `${file} cannot be used, so nothing is built. Mend or remove:\n  ${problems.join('\n  ')}`,
    );
  return {
    ...shop,
    ...files,
    ...(logo ? { logo } : {}),
    ...(shop.currency === undefined ? {} : { currency: shop.currency.toUpperCase() }),
    folder,
  };
}

const fileOf = <Name extends string>(name: Name, path: string | undefined) =>
  (path === undefined ? {} : { [name]: path }) as Partial<Record<Name, string>>;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || isText(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isText);
}

function isOfModes(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.entries(value).every(([mode, of]) => /^(?:light|dark)$/.test(mode) && isTexts(of))
  );
}

function isLength(value: unknown): boolean {
  return typeof value === 'number' && value > 0;
}

function isLocale(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

export function brandOf(
  { name, wordMark, colors, shadows, fontFamilies, radii }: OwnShop,
  base: Brand,
): Brand {
  return {
    name: name ?? base.name,
    wordMark: wordMark ?? (name === undefined ? base.wordMark : { text: name }),
    color: {
      light: { ...base.color.light, ...colors?.light },
      dark: { ...base.color.dark, ...colors?.dark },
    },
    shadow: {
      light: { ...base.shadow.light, ...shadows?.light },
      dark: { ...base.shadow.dark, ...shadows?.dark },
    },
    font: { ...base.font, ...fontFamilies },
    radius: { ...base.radius, ...radii },
  };
}
