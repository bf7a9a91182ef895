import type { Brand, ThemeMode } from './brand.ts';
import { customProperty } from './custom-property.ts';

/** One rule of a theme. */
export interface ThemeRule {
  selector: string;
  /** Whether it is for people whose system prefers the dark mode. */
  prefersDark?: true;
  mode: ThemeMode;
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
    { selector, mode: 'light', properties: { ...Object.fromEntries(shapeOf(brand)), ...light } },
    { selector, mode: 'dark', properties: dark, prefersDark: true },
    { selector: chosen('light'), mode: 'light', properties: light },
    { selector: chosen('dark'), mode: 'dark', properties: dark },
  ];
}
