import type { Tone } from './painter/oklch.ts';
import type { Thing } from './painter/paint.ts';
import type { Pattern, PatternName } from './painter/patterns.ts';
import { MATERIALS } from './painter/tones.ts';
import type { Random } from './random.ts';
import { VOCABULARY } from './vocabulary.ts';

/** Returns the colours and the pattern of a garment. */
export const clothOf = (garment: string, pattern: PatternName, tone: Tone, random: Random): Cloth => ({
  tones: tonesOf(garment, tone, random),
  pattern: patternOf(pattern, garment, random),
  other: otherTone(pattern, tone, random),
});

export type Cloth = Pick<Thing, 'tones' | 'pattern' | 'other'>;

function patternOf(name: PatternName, garment: string, random: Random): Pattern {
  const size = {
    plain: 4,
    stripe: random.pick([3.2, 4.6, 6.5]),
    check: random.pick([5.5, 8, 11]),
    dot: random.pick([3.4, 4.6, 6.4]),
    knit: random.pick([1.7, 2.3, 3]),
    denim: 1,
  }[name];
  const upright = /trousers|blazer|shorts|luggage|folding/.test(garment);
  return {
    name,
    size,
    share:
      name === 'stripe' ? random.pick([0.26, 0.45, 0.5]) : name === 'dot' ? random.pick([0.36, 0.46]) : 0.46,
    angle:
      name === 'stripe' && (upright || random.chance(0.2))
        ? 90
        : name === 'check' && random.chance(0.15)
          ? 45
          : 0,
  };
}

/**
 * Returns a second colour: paler for denim; else often cream on dark tones, ink or charcoal on light ones, or
 * the same colour deeper or paler.
 */
function otherTone(pattern: PatternName, tone: Tone, random: Random): Tone {
  if (pattern === 'denim')
    return { ...tone, lightness: Math.min(0.95, tone.lightness + 0.24), chroma: tone.chroma * 0.6 };
  const tonal = {
    ...tone,
    lightness: tone.lightness > 0.6 ? tone.lightness - 0.2 : tone.lightness + 0.2,
    chroma: tone.chroma * 0.8,
  };
  if (tone.lightness > 0.8) return random.pick([MATERIALS.ink, MATERIALS.charcoal, tonal, MATERIALS.tan]);
  return random.pick([
    MATERIALS.cream,
    MATERIALS.cream,
    tonal,
    tone.lightness > 0.5 ? MATERIALS.ink : MATERIALS.chalk,
  ]);
}

function tonesOf(garment: string, tone: Tone, random: Random): Thing['tones'] {
  const metal = metalFor(garment, tone, random);
  const isShoe = VOCABULARY[garment]?.category === 'Shoes';
  const deep = { ...tone, lightness: tone.lightness * 0.72 };
  const second = isShoe
    ? random.pick([MATERIALS.chalk, MATERIALS.cream, deep])
    : random.pick([
        MATERIALS.cream,
        MATERIALS.tan,
        deep,
        tone.lightness > 0.6 ? MATERIALS.ink : MATERIALS.cream,
      ]);
  return {
    main: tone,
    rib: tone,
    inside: { ...tone, lightness: tone.lightness * 0.8 },
    lining: random.pick([MATERIALS.cream, MATERIALS.silver, deep]),
    second,
    third: deep,
    button: random.pick([MATERIALS.horn, MATERIALS.ink, deep]),
    metal: garment === 'crown' ? tone : metal,
    gold: random.chance(0.7) ? MATERIALS.gold : MATERIALS.silver,
    stone:
      garment === 'crown' ? random.pick([MATERIALS.diamond, MATERIALS.bordeaux, MATERIALS.forest]) : tone,
    light: MATERIALS.chalk,
    dark: MATERIALS.ink,
    sole: random.pick([MATERIALS.chalk, MATERIALS.cream, MATERIALS.chalk]),
    wood: MATERIALS.wood,
    skin: MATERIALS.tan,
    glass: MATERIALS.glass,
    lens: { lightness: Math.min(0.42, tone.lightness), chroma: Math.min(0.07, tone.chroma), hue: tone.hue },
    dial: random.pick([MATERIALS.chalk, MATERIALS.chalk, MATERIALS.cream]),
  };
}

function metalFor(garment: string, tone: Tone, random: Random): Tone {
  if (['ring', 'earrings', 'pendant'].includes(garment)) {
    if (garment !== 'ring' && tone.lightness < 0.9) return MATERIALS.gold;
    return tone.hue < 30 && tone.chroma > 0.03
      ? MATERIALS.roseGold
      : random.pick([MATERIALS.silver, MATERIALS.silver, MATERIALS.gold]);
  }
  return random.pick([MATERIALS.gold, MATERIALS.silver, MATERIALS.silver]);
}
