/** The two modes that every theme has. */
export type ThemeMode = 'light' | 'dark';

/** Colour roles that a brand fills; `vars.color` describes each. */
export type ColorRole =
  | 'canvas'
  | 'surface'
  | 'sunken'
  | 'ink'
  | 'inkMuted'
  | 'line'
  | 'edge'
  | 'accent'
  | 'onInk'
  | 'onAccent'
  | 'positive'
  | 'warning'
  | 'danger'
  | 'focus'
  | 'scrim'
  | 'disc'
  | 'onDisc'
  | 'hover'
  | 'veil';

/** A colour for every role, as `#RRGGBB`, `rgb(r g b / alpha)` or `transparent`. */
export type Palette = Readonly<Record<ColorRole, string>>;

/** A brand as plain data: all that sets the look of one product apart. */
export interface Brand {
  /** The product's name, as used in texts and titles. */
  name: string;
  /** The name in the header. `end` follows in the accent colour; screen readers skip it. */
  wordMark: Readonly<{ text: string; end?: string | undefined }>;
  color: Readonly<Record<ThemeMode, Palette>>;
  /** `box-shadow` values: `float` for elements over the page, `overlay` for dialogs, menus and toasts. */
  shadow: Readonly<Record<ThemeMode, Readonly<Record<'float' | 'overlay', string>>>>;
  /** `font-family` values. The page loads the fonts itself. */
  font: Readonly<Record<'display' | 'text', string>>;
  /** Lengths with their unit. */
  radius: Readonly<Record<'control' | 'card' | 'dialog', string>>;
}
