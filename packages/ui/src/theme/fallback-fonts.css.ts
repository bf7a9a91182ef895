import { globalFontFace } from '@vanilla-extract/css';

// System fonts adjusted to the metrics of ours, so that text keeps its place while our fonts load. Computed
// from ascent, descent and the width of texts in the medium weight. Roboto is as wide as Arial, which Android lacks.
globalFontFace('Inter fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo'), local('Roboto')",
  ascentOverride: '90.79%',
  descentOverride: '22.61%',
  lineGapOverride: '0%',
  sizeAdjust: '106.7%',
});
globalFontFace('Instrument Serif fallback', {
  src: "local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif'), local('Tinos')",
  ascentOverride: '121.47%',
  descentOverride: '38.04%',
  lineGapOverride: '0%',
  sizeAdjust: '81.5%',
});
