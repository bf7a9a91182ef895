import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './scale.ts';
import { MODE } from './theme-rules.ts';

const CONTROLS = ['button', 'input', 'textarea', 'select'];

/**
 * Sets the base styles that components rely on. `which` is a selector appended to the name of each element.
 */
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

/** Makes scroll bars and other native parts light or dark with the theme. */
export const followsMode = { colorScheme: `var(${MODE})` };

export const plainText = { fontFamily: vars.font.text, lineHeight: 1.45 };
