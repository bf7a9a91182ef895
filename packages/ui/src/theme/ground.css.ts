import { globalStyle } from '@vanilla-extract/css';
import { CLASS_PREFIX } from './class-prefix.ts';
import { followsMode, plainElements, plainText } from './plain-elements.ts';

// Base styles for pages without our reset, limited to the elements of our components.
const ours = `[class*=${CLASS_PREFIX}]`;

plainElements(ours);

globalStyle(ours, followsMode);

// Only the outermost elements: the elements inside inherit.
globalStyle(`${ours}:not(${ours} *)`, plainText);
