import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fontSize, media } from './scale.ts';

// What is drawn until the fonts are there takes their room: fonts that every system has, with the measures of ours
// (computed from the tables of the fonts: ascent, descent, average width).
globalFontFace('Inter fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
  sizeAdjust: '107.12%',
});
globalFontFace('Instrument Serif fallback', {
  src: "local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif'), local('Tinos')",
  ascentOverride: '117.94%',
  descentOverride: '36.93%',
  lineGapOverride: '0%',
  sizeAdjust: '83.94%',
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('body', {
  margin: 0,
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: fontSize.body,
  lineHeight: 1.45,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  WebkitTapHighlightColor: 'transparent',
});

globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('img', { display: 'block', maxWidth: '100%' });

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
