import type { Brand, ThemeMode } from './brand.ts';
import { customProperty } from './custom-property.ts';

/** Custom property that holds the mode; our own elements follow it with `color-scheme`. */
export const MODE = '--vitrine-mode';

export interface ThemeRule {
  selector: string;
  /** Whether the rule applies only if the system prefers the dark mode. */
  prefersDark?: true | undefined;
  properties: Readonly<Record<`--${string}`, string>>;
}

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
 * Returns the rules of a theme. `data-theme`, on the page or a part of it, overrides the system's mode.
 *
 * @param chosen Returns the selector of elements with a chosen mode. It must be more specific than
 * `selector`.
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
