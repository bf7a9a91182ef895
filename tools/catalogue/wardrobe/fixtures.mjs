import { cord, disc, METAL, panel, slab, THIN } from '../panels.mjs';

const WOOD = { round: 1.4, bulge: 0.6, uneven: 0.1, contrast: 0.7, gloss: 0.1 };
const hook = panel('metal', cord('M50 15V9.6C50 7.4 54.6 7.4 54.6 3.8C54.6 .6 50 0 48.4 2.4', 1.1), {
  ...THIN,
  gloss: 0.4,
  contrast: 0.9,
  lift: 0.4,
});
const clip = (x) => [
  panel('metal', slab(x - 2.4, 12.6, 4.8, 4.6, 0.8), { ...METAL, round: 0.6, lift: 0.5 }),
  panel('dark', slab(x - 2.1, 16.4, 4.2, 5.4, 0.7), { ...THIN, lift: 0.5, gloss: 0.2 }),
];

/** Fixtures of a shop: they carry its goods and show how large these are. */
export const FIXTURES = {
  rail: [{ height: 8, panels: [panel('main', slab(0, 2.4, 100, 2.5, 0.2), { ...METAL, round: 1.25 })] }],
  peg: [
    {
      width: 16,
      height: 16,
      panels: [
        panel('wood', disc(8, 8, 5.4), { ...WOOD, round: 2 }),
        panel('wood', disc(8, 8, 3.4), { ...WOOD, round: 2.4, bulge: 1, tint: 0.05, lift: 0.4 }),
      ],
    },
  ],
  'clip-hanger': [
    {
      height: 26,
      panels: [
        hook,
        panel('metal', slab(30, 13.6, 40, 1.3, 0.6), { ...METAL, round: 0.6, lift: 0.4 }),
        ...clip(38.5),
        ...clip(61.5),
      ],
    },
  ],
  'hat-stand': [
    {
      height: 84,
      panels: [
        panel('wood', disc(50, 77, 19, 3.8), { ...WOOD, round: 1 }),
        panel('wood', disc(50, 75.8, 19, 3.6), { ...WOOD, round: 0.6, tint: 0.06, lift: 0.2 }),
        panel('wood', slab(48.4, 20, 3.2, 56, 0.4), { ...WOOD, lift: 0.5 }),
        panel('wood', 'M35 24C34 11 42 4 50 4C58 4 66 11 65 24Q50 29 35 24Z', {
          ...WOOD,
          round: 6,
          bulge: 3,
        }),
      ],
    },
  ],
};
