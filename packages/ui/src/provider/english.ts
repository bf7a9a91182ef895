import { pluralIn } from './plural.ts';

export const plural = pluralIn('en');
