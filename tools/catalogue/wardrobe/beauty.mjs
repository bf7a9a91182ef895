import { cord, disc, GLASS, METAL, panel, RUBBER, range, slab, strokes, THIN } from '../panels.mjs';

const BOTTLE = { ...GLASS, round: 3.4, bulge: 3, gloss: 0.4, shine: 22, contrast: 0.6 };
const PLASTIC = { round: 3, bulge: 2.4, uneven: 0, contrast: 0.6, gloss: 0.18, shine: 16 };
const CAP = { round: 1.8, bulge: 1.6, uneven: 0, contrast: 0.75, gloss: 0.2, shine: 18 };
const label = (x, y, width, height, slot = 'light') => [
  panel(slot, slab(x, y, width, height, 0.6), { ...THIN, round: 0.3, bulge: 0, contrast: 0.2, lift: 0.08 }),
  panel('dark', slab(x + width * 0.2, y + height * 0.32, width * 0.6, 1.1, 0.3), {
    ...THIN,
    lift: 0,
    tint: 0.1,
  }),
  panel('dark', slab(x + width * 0.3, y + height * 0.58, width * 0.4, 0.6, 0.2), {
    ...THIN,
    lift: 0,
    tint: 0.25,
  }),
];

export const BEAUTY = {
  lipstick: [
    {
      width: 50,
      height: 110,
      panels: [
        panel('main', 'M17 46V22C17 12 26 4 33 2V46Z', { ...PLASTIC, gloss: 0.2, round: 4 }),
        panel('main', 'M17 24C18 14 27 5 33 2.4C33.6 10 28 20 17 24Z', {
          ...PLASTIC,
          round: 1,
          tint: 0.08,
          lift: 0.1,
        }),
        panel('gold', slab(14, 44, 22, 20, 1.4), { ...METAL, folds: strokes(0.5, 'M14 48H36', 'M14 60H36') }),
        panel('dark', slab(11, 62, 28, 44, 2), { ...CAP, gloss: 0.3 }),
        panel('gold', slab(11, 64, 28, 2, 0.4), { ...METAL, lift: 0.2 }),
      ],
    },
    {
      width: 90,
      height: 110,
      panels: [
        panel('main', 'M17 52V28C17 18 26 10 33 8V52Z', { ...PLASTIC, gloss: 0.2, round: 4 }),
        panel('gold', slab(14, 50, 22, 16, 4), METAL),
        panel('light', slab(11, 64, 28, 42, 4), CAP),
        panel('light', slab(52, 46, 28, 60, 4), { ...CAP }),
        panel('gold', slab(52, 98, 28, 2.4, 0.4), { ...METAL, lift: 0.2 }),
      ],
    },
    {
      width: 46,
      height: 110,
      panels: [
        panel('main', slab(11, 40, 24, 66, 5), BOTTLE),
        panel('dark', slab(12.4, 4, 21.2, 36, 3), CAP),
        panel('gold', slab(12, 37, 22, 4, 0.6), METAL),
      ],
    },
  ],
  'nail-polish': [
    {
      width: 56,
      height: 100,
      panels: [
        panel('dark', 'M21 4C21 2 35 2 35 4L37 42H19Z', { ...CAP, gloss: 0.3 }),
        panel('gold', slab(19.6, 40, 16.8, 4.6, 0.6), METAL),
        panel(
          'main',
          'M14 50C16 44 40 44 42 50C47 60 47 84 44 92C42 96 14 96 12 92C9 84 9 60 14 50Z',
          BOTTLE,
        ),
      ],
    },
    {
      width: 56,
      height: 100,
      panels: [
        panel('light', slab(20, 3, 16, 44, 2), CAP),
        panel('main', slab(10, 46, 36, 50, 6), BOTTLE),
        panel('main', slab(13, 50, 30, 43, 4), { ...GLASS, round: 1, lift: 0, tint: -0.06 }),
        ...label(18, 64, 20, 16),
      ],
    },
  ],
  'lotion-bottle': [
    {
      width: 64,
      height: 118,
      panels: [
        panel('dark', cord('M32 26V14', 4), RUBBER),
        panel('dark', 'M14 8C18 5 36 5 42 8C44 9 44 14 42 15C34 17 26 15 18 14C13 13 11 11 14 8Z', {
          ...CAP,
          lift: 0.4,
        }),
        panel('dark', slab(24, 22, 16, 9, 1.4), CAP),
        panel(
          'main',
          'M13 40C15 32 22 30 32 30C42 30 49 32 51 40C53 60 53 92 51 108C48 114 16 114 13 108C11 92 11 60 13 40Z',
          PLASTIC,
        ),
        ...label(18, 58, 28, 30),
      ],
    },
    {
      width: 58,
      height: 118,
      panels: [
        panel('light', slab(19, 6, 20, 20, 2), {
          ...CAP,
          folds: strokes(
            0.5,
            range(9).map((i) => `M${20.4 + i * 2.2} 8V25`),
          ),
          foldDepth: 0.4,
          foldBlur: 0.3,
        }),
        panel('main', 'M11 36C12 28 18 26 29 26C40 26 46 28 47 36V108C46 113 12 113 11 108Z', {
          ...BOTTLE,
          gloss: 0.26,
        }),
        ...label(11.4, 50, 35.2, 44),
      ],
    },
    {
      width: 54,
      height: 118,
      panels: [
        panel('main', 'M10 8Q27 4 44 8L40 92H14Z', { ...PLASTIC, folds: strokes(0.8, 'M11 13H43') }),
        panel('light', slab(15, 91, 24, 20, 2), CAP),
        ...label(17, 36, 20, 32),
      ],
    },
  ],
  perfume: [
    {
      width: 72,
      height: 100,
      panels: [
        panel('dark', slab(26, 4, 20, 20, 3), CAP),
        panel('gold', slab(28, 23, 16, 7, 1), METAL),
        panel('main', slab(10, 30, 52, 64, 7), BOTTLE),
        panel('main', slab(15, 36, 42, 53, 4), { ...GLASS, round: 1.4, lift: 0, tint: 0.07 }),
        ...label(22, 54, 28, 22),
      ],
    },
    {
      width: 80,
      height: 100,
      panels: [
        panel('gold', disc(40, 14, 10), { ...METAL, round: 7, bulge: 4 }),
        panel('gold', slab(34, 22, 12, 8, 1), METAL),
        panel('main', disc(40, 62, 32), { ...BOTTLE, round: 9 }),
        panel('main', disc(40, 62, 24), { ...GLASS, round: 3, lift: 0, tint: 0.07 }),
        ...label(29, 56, 22, 13, 'gold'),
      ],
    },
    {
      width: 54,
      height: 110,
      panels: [
        panel('light', slab(15, 4, 24, 30, 2), CAP),
        panel('gold', slab(18, 33, 18, 4, 0.6), METAL),
        panel(
          'main',
          'M10 40C10 38 12 37 14 37H40C42 37 44 38 44 40V102C44 104 42 105 40 105H14C12 105 10 104 10 102Z',
          { ...BOTTLE, round: 2 },
        ),
        ...label(15, 62, 24, 26),
      ],
    },
  ],
  'cream-jar': [
    {
      height: 72,
      panels: [
        panel('main', 'M14 34H86V58C86 66 80 68 74 68H26C20 68 14 66 14 58Z', { ...BOTTLE, gloss: 0.28 }),
        ...label(32, 42, 36, 17),
        panel('gold', slab(11, 8, 78, 27, 4), { ...METAL, round: 2.4, contrast: 0.7 }),
      ],
    },
    {
      height: 92,
      panels: [
        panel('main', 'M12 44H72V76C72 82 66 84 62 84H22C18 84 12 82 12 76Z', { ...PLASTIC }),
        panel('light', disc(42, 44, 30, 9), { ...PLASTIC, round: 3, tint: 0.06 }),
        panel('main', 'M24 42C30 36 36 46 42 40C48 36 54 46 60 42C58 48 28 48 24 42Z', {
          ...PLASTIC,
          round: 1.4,
          lift: 0.2,
          tint: 0.1,
        }),
        panel('gold', `<g transform="rotate(-64 80 60)">${slab(58, 50, 44, 14, 3)}</g>`, {
          ...METAL,
          round: 2.4,
          contrast: 0.7,
        }),
      ],
    },
  ],
  blush: [
    {
      panels: [
        panel('dark', disc(50, 50, 40), { ...CAP, gloss: 0.24 }),
        panel('gold', disc(50, 50, 35), { ...METAL, round: 1.4, lift: 0 }),
        panel('main', disc(50, 50, 32.6), {
          round: 1,
          bulge: 1.4,
          uneven: 0.2,
          grainOf: 2,
          contrast: 0.5,
          lift: 0,
          folds: strokes(
            0.9,
            range(8).map((i) => {
              const a = (i * Math.PI) / 4;
              return `M${50 + Math.cos(a) * 5} ${50 + Math.sin(a) * 5}Q${50 + Math.cos(a + 0.5) * 16} ${50 + Math.sin(a + 0.5) * 16} ${50 + Math.cos(a) * 26} ${50 + Math.sin(a) * 26}`;
            }),
          ),
          foldDepth: 0.5,
          foldBlur: 0.5,
        }),
      ],
    },
    {
      height: 120,
      panels: [
        panel('dark', slab(16, 4, 68, 54, 6), CAP),
        panel('glass', slab(21, 9, 58, 44, 4), { ...GLASS, lift: 0, gloss: 0.1, tint: 0.03 }),
        panel('gold', slab(34, 56, 32, 5, 1), METAL),
        panel('dark', slab(16, 60, 68, 54, 6), CAP),
        panel('main', slab(21, 65, 58, 44, 4), {
          round: 1,
          bulge: 0.6,
          uneven: 0.2,
          grainOf: 2,
          contrast: 0.5,
          lift: 0,
          folds: strokes(
            0.8,
            'M24 74Q50 66 76 74',
            'M24 84Q50 76 76 84',
            'M24 94Q50 86 76 94',
            'M24 104Q50 96 76 104',
          ),
          foldDepth: 0.35,
        }),
      ],
    },
  ],
  mirror: [
    {
      width: 70,
      height: 116,
      panels: [
        panel('main', 'M30 70H40L42 108Q35 114 28 108Z', CAP),
        panel('main', disc(35, 38, 31, 34), { ...CAP, round: 3 }),
        panel('glass', disc(35, 38, 26, 29), { ...GLASS, round: 0.8, lift: -0.01, bulge: 0, contrast: 0.3 }),
        panel('glass', 'M20 22L34 11L14 52C10 42 12 30 20 22Z', { ...GLASS, lift: 0, tint: 0.12, gloss: 0 }),
        panel('glass', 'M46 12L52 18L24 62L19 56Z', { ...GLASS, lift: 0, tint: 0.08, gloss: 0 }),
      ],
    },
    {
      height: 110,
      panels: [
        panel('main', 'M20 98H80Q84 104 78 106H22Q16 104 20 98Z', CAP),
        panel('main', cord('M50 98V84', 5), CAP),
        panel('main', disc(50, 46, 40), { ...CAP, round: 2.4 }),
        panel('glass', disc(50, 46, 35.6), { ...GLASS, round: 0.8, lift: -0.01, bulge: 0, contrast: 0.3 }),
        panel('glass', 'M26 30L48 12L24 66C16 54 18 40 26 30Z', { ...GLASS, lift: 0, tint: 0.12, gloss: 0 }),
      ],
    },
  ],
  soap: [
    {
      height: 76,
      panels: [
        panel('main', 'M16 22C24 14 76 14 84 22C92 34 92 50 84 60C76 68 24 68 16 60C8 50 8 34 16 22Z', {
          round: 7,
          bulge: 4,
          uneven: 0.2,
          contrast: 0.55,
          gloss: 0.12,
          shine: 10,
        }),
        panel(
          'main',
          'M30 30H70C76 30 78 34 78 40C78 48 76 52 70 52H30C24 52 22 48 22 40C22 34 24 30 30 30Z',
          { round: 2, bulge: -1, uneven: 0, contrast: 0.5, lift: 0, tint: -0.03 },
        ),
        panel('main', slab(36, 39, 28, 2.2, 1), { ...THIN, lift: 0.1, tint: 0.12 }),
      ],
    },
    {
      height: 84,
      panels: [
        panel('main', slab(14, 34, 72, 40, 3), {
          round: 3,
          bulge: 2,
          uneven: 0.5,
          grainOf: 5,
          contrast: 0.55,
        }),
        panel('main', slab(18, 10, 72, 32, 3), {
          round: 3,
          bulge: 2,
          uneven: 0.5,
          grainOf: 5,
          contrast: 0.55,
          lift: 1,
        }),
        panel('light', slab(44, 9.6, 20, 65, 0.4), { ...THIN, lift: 0.2 }),
        panel('dark', slab(48, 26, 12, 1.2, 0.3), { ...THIN, lift: 0, tint: 0.15 }),
        panel('dark', slab(50, 29.4, 8, 0.7, 0.2), { ...THIN, lift: 0, tint: 0.25 }),
      ],
    },
  ],
  'hair-pick': [
    { panels: [panel('main', comb(9, 10, 80, 34, 62), { ...PLASTIC, round: 1.6, gloss: 0.14 })] },
    { height: 60, panels: [panel('main', comb(19, 8, 84, 20, 30), { ...PLASTIC, round: 1.2, gloss: 0.14 })] },
    { panels: [panel('main', comb(6, 24, 52, 30, 66, true), { ...PLASTIC, round: 1.6, gloss: 0.14 })] },
  ],
};

function comb(teeth, x, width, spine, long, handled) {
  const step = width / teeth;
  const top = handled
    ? `M${x + width * 0.34} 6Q50 0 ${x + width * 0.66} 6L${x + width * 0.6} 16Q${x + width} 16 ${x + width} ${spine}`
    : `M${x} ${spine}C${x} 8 ${x + width * 0.3} 6 50 6C${x + width * 0.7} 6 ${x + width} 8 ${x + width} ${spine}`;
  const down = range(teeth)
    .map((i) => {
      const right = x + width - i * step;
      return `L${right - step * 0.14} ${spine + long * 0.86}Q${right - step * 0.3} ${spine + long * 0.94} ${right - step * 0.46} ${spine + long * 0.86}L${right - step * 0.6} ${spine + 3}L${right - step} ${spine + 3}`;
    })
    .join('');
  return `${top}${down}L${x} ${spine}${handled ? `Q${x} 16 ${x + width * 0.4} 16` : ''}Z`;
}
