import { describe, expect, it } from 'vitest';
import { isUnwelcome } from './unwelcome.rules.ts';

describe('unwelcome words (D88)', () => {
  it.each([
    'you bitch',
    'Fuck you, and your coat',
    'FUCK-YOU',
    'b1tch',
    'biiiiitch',
    'ｂｉｔｃｈ',
    'bítch',
    'what a n1gger thing to say',
    'du Hurensohn',
    'ihr Arschlöcher',
    'espèce d’enculé',
    'fils de pute!',
    'maricón',
    'Vaffanculo.',
    'お前は死ね',
    'ﾀﾋぬ前に、くたばれ',
  ])('unwelcome words are found in %s, also disguised', (text) => {
    expect(isUnwelcome('A coat', null, undefined, text)).toBe(true);
  });

  it.each([
    'Vestido negro, a pussy-bow blouse and nude heels',
    'Dickies, FCUK, Fogal and Le Slip Français',
    'salopette en jean, un peu en retard',
    'Made in Nigeria and Niger, sold in Scunthorpe, Essex and Penistone',
    'Sexy lingerie, a cocktail dress with peacock feathers and a push-up',
    'Analog watch, cashmere, titanium, flame-retardant, cumin, assorted grapes',
    'Holy shit, I love this. Damn. Putain, c’est beau.',
    'Schlampig gebügelt, aber die Hose passt; Fickle weather',
    'Kike y yo, pasta alla puttanesca',
    'いいしね、好きだし、ブースで見た',
    '',
  ])('no unwelcome word is found in %s', (text) => {
    expect(isUnwelcome(text)).toBe(false);
  });
});
