/** The two modes that every theme has. */
export type ThemeMode = 'light' | 'dark';

/** The roles of colour that a brand fills; `vars.color` says what each is for. */
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

/** A brand: all that makes the look of one product differ from that of another, as plain data. */
export interface Brand {
  /** The product's name, as texts and titles say it. */
  name: string;
  /** The name as it is set in the header: `end` follows it in the accent, and is not read out. */
  wordMark: Readonly<{ text: string; end?: string | undefined }>;
  color: Readonly<Record<ThemeMode, Palette>>;
  /** Values of `box-shadow`: of what floats over the page, and of dialogs, menus and toasts. */
  shadow: Readonly<Record<ThemeMode, Readonly<Record<'float' | 'overlay', string>>>>;
  /** Values of `font-family`; loading the fonts is the page's own business. */
  font: Readonly<Record<'display' | 'text', string>>;
  /** Lengths with their unit. */
  radius: Readonly<Record<'control' | 'card' | 'dialog', string>>;
}
