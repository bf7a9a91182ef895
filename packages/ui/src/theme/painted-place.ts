import { vars } from './contract.css.ts';

/** Sets the place of a picture apart from the card below it, also on dark pages, where its colour is darkened. */
export const paintedPlace = {
  backgroundImage: `linear-gradient(${vars.color.sunken} 0 0)`,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
} as const;
