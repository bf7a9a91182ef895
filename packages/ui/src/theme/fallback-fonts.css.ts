import { globalFontFace } from '@vanilla-extract/css';

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
