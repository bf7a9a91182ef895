import { create, type ThemeVars } from 'storybook/theming';
import type { Brand, ThemeMode } from '../packages/ui/src/theme/brand.ts';

export function storybookTheme(mode: ThemeMode, brand: Brand): ThemeVars {
  const { canvas, surface, sunken, ink, inkMuted, line, edge, accent, onInk } = brand.color[mode];
  return create({
    base: mode,
    brandTitle: `${brand.name} design system`,
    brandTarget: '_self',
    fontBase: brand.font.text,
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: sunken,
    appContentBg: canvas,
    appPreviewBg: canvas,
    appHoverBg: line,
    appBorderColor: line,
    appBorderRadius: Number.parseFloat(brand.radius.control),
    textColor: ink,
    textInverseColor: onInk,
    textMutedColor: inkMuted,
    barBg: surface,
    barTextColor: inkMuted,
    barHoverColor: ink,
    barSelectedColor: accent,
    buttonBg: surface,
    buttonBorder: edge,
    booleanBg: sunken,
    booleanSelectedBg: surface,
    inputBg: surface,
    inputBorder: edge,
    inputTextColor: ink,
    inputBorderRadius: Number.parseFloat(brand.radius.control),
  });
}
