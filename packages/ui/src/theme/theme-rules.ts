import type { Brand, ThemeMode } from './brand.ts';
import { customProperty } from './custom-property.ts';

/** What says the mode. Only our own elements follow it with their `color-scheme`: a page of somebody else is theirs to colour. */
export const MODE = '--vitrine-mode';

/** One rule of a theme. */
export interface ThemeRule {
  selector: string;
  /** Whether it is for people whose system prefers the dark mode. */
  prefersDark?: true | undefined;
  properties: Readonly<Record<`--${string}`, string>>;
}

/** A group of roles as custom properties. */
const propertiesOf = (group: string, values: Readonly<Record<string, string>>): [`--${string}`, string][] =>
  Object.entries(values).map(([role, value]) => [customProperty(group, role), value]);

const shapeOf = ({ font, radius }: Brand) => [
  ...propertiesOf('font', font),
  ...propertiesOf('radius', radius),
];

const modeOf = ({ color, shadow }: Brand, mode: ThemeMode) => [
  ...propertiesOf('color', color[mode]),
  ...propertiesOf('shadow', shadow[mode]),
  [MODE, mode] as const,
];

/**
 * The rules of a theme: the system decides until somebody chooses, for the page or for a part of it, with `data-theme`.
 *
 * `chosen` are the selectors of what a mode was chosen for; they must count for more than `selector`.
 */
export function themeRules(brand: Brand, selector: string, chosen: (mode: ThemeMode) => string): ThemeRule[] {
  const light = Object.fromEntries(modeOf(brand, 'light'));
  const dark = Object.fromEntries(modeOf(brand, 'dark'));
  return [
    { selector, properties: { ...Object.fromEntries(shapeOf(brand)), ...light } },
    { selector, properties: dark, prefersDark: true },
    { selector: chosen('light'), properties: light },
    { selector: chosen('dark'), properties: dark },
  ];
}
