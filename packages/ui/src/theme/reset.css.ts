import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { followsMode, plainElements, plainText } from './plain-elements.ts';
import { fontSize } from './scale.ts';

// Styles for all elements of our own pages. Pages of other sites do not load this sheet.
globalStyle('body', {
  ...plainText,
  margin: 0,
  background: vars.color.canvas,
  color: vars.color.ink,
  fontSize: fontSize.body,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  WebkitTapHighlightColor: 'transparent',
});

globalStyle(':root, [data-theme]', followsMode);

plainElements('');
