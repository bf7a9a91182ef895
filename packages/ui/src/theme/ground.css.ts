import { globalStyle } from '@vanilla-extract/css';
import { CLASS_PREFIX } from './class-prefix.ts';
import { followsMode, plainElements, plainText } from './plain-elements.ts';

// What components bring themselves where a page has no reset: for their own elements alone.
const ours = `[class*=${CLASS_PREFIX}]`;

plainElements(ours);

globalStyle(ours, followsMode);

// The outermost one: what lies in it inherits.
globalStyle(`${ours}:not(${ours} *)`, plainText);
