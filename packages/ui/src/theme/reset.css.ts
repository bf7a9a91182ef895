import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { followsMode, plainElements, plainText } from './plain-elements.ts';
import { fontSize } from './scale.ts';

// What a page that is ours does with all elements; a page of somebody else does without.
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
