/** The values of the colour roles in the two modes; a test computes the contrast of every pair that is used. */
export const lightPalette = {
  canvas: '#FBFAF8',
  surface: '#FFFFFF',
  sunken: '#F3F1ED',
  ink: '#16140F',
  inkMuted: '#665F54',
  line: '#E5E1D9',
  edge: '#857E73',
  accent: '#CB3427',
  onInk: '#FFFFFF',
  onAccent: '#FFFFFF',
  positive: '#1F7A4D',
  warning: '#8A5A00',
  danger: '#B42318',
  focus: '#2F5BEA',
  scrim: 'rgb(22 20 15 / 0.62)',
  disc: 'rgb(255 255 255 / 0.9)',
  onDisc: '#16140F',
  hover: 'rgb(22 20 15 / 0.06)',
  veil: 'transparent',
} as const;

/** A colour for every role: what a theme must give. */
export type Palette = Record<keyof typeof lightPalette, string>;

export const darkPalette: Palette = {
  canvas: '#121110',
  surface: '#1B1A18',
  sunken: '#0C0B0A',
  ink: '#F5F2EC',
  inkMuted: '#ABA499',
  line: '#2E2B27',
  edge: '#77716A',
  accent: '#FF6B57',
  onInk: '#16140F',
  onAccent: '#16140F',
  positive: '#5CC28C',
  warning: '#E0B252',
  danger: '#FF8A7A',
  focus: '#8AA8FF',
  scrim: 'rgb(0 0 0 / 0.72)',
  disc: 'rgb(18 17 16 / 0.78)',
  onDisc: '#F5F2EC',
  hover: 'rgb(245 242 236 / 0.08)',
  veil: 'rgb(18 17 16 / 0.14)',
};

/** What the brand that ships with the house changes of the two modes. */
export const evergreen = {
  light: { accent: '#1B6B4A', onAccent: '#FFFFFF' },
  dark: { accent: '#66C79B', onAccent: '#16140F' },
} satisfies Record<'light' | 'dark', Partial<Palette>>;
