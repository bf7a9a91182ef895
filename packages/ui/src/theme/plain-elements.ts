import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './scale.ts';
import { MODE } from './theme-rules.ts';

const CONTROLS = ['button', 'input', 'textarea', 'select'];

/** What components count on in plain elements. `which` narrows it down, as a selector that follows the name of an element. */
export function plainElements(which: string): void {
  const all = which || '*';
  const withPseudo = `${all}, ${all}::before, ${all}::after`;
  globalStyle(withPseudo, { boxSizing: 'border-box' });
  globalStyle(CONTROLS.map((name) => name + which).join(', '), { font: 'inherit', color: 'inherit' });
  globalStyle(`img${which}`, { display: 'block', maxWidth: '100%' });
  globalStyle(`${which}:focus-visible`, { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
  globalStyle(withPseudo, {
    '@media': {
      [media.reducedMotion]: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
      },
    },
  });
}

/** Scroll bars and what the browser draws itself are light or dark as the theme is. */
export const followsMode = { colorScheme: `var(${MODE})` };

/** How text is set unless something else is said. */
export const plainText = { fontFamily: vars.font.text, lineHeight: 1.45 };
