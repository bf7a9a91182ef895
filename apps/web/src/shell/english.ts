import { pluralIn } from '@vitrine/ui';

export const plural = pluralIn('en');
