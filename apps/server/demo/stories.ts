import type { DemoProduct } from './catalogue.ts';

/** A page of a shop that sells nothing, but names a product in its title. */
export const storyTitleOf = ({ name }: DemoProduct): string =>
  `Behind the seams: ${name}, and everything else that we made this autumn`;

export const storyPathOf = ({ link }: DemoProduct): string => link.replace('/products/', '/stories/');
