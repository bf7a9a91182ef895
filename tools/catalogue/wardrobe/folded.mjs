import { CLOTH, cord, panel, range, SOFT, slab, stitches, strokes, THIN } from '../panels.mjs';

const layer = (x, y, width, height, surface = SOFT) =>
  panel(
    'main',
    `M${x + 3} ${y}H${x + width - 3}C${x + width + 1.5} ${y} ${x + width + 1.5} ${y + height} ${x + width - 3} ${y + height}H${x + 2}C${x - 1.5} ${y + height} ${x - 1.5} ${y} ${x + 3} ${y}Z`,
    { ...surface, round: 2.4, lift: 0.6 },
  );

/** Folded garments, seen from above. */
export const FOLDED = {
  'folded-top': [
    {
      panels: [
        panel('main', 'M24 22C34 20 66 20 76 22C78 40 78 64 77 82Q50 85 23 82C22 64 22 40 24 22Z', {
          ...CLOTH,
          round: 3,
          bulge: 3,
          folds: strokes(
            2,
            'M25 70C40 73 60 73 75 70',
            'M30 26C31 44 30 60 31 78',
            'M70 26C69 44 70 60 69 78',
          ),
          foldDepth: 0.7,
          foldBlur: 1.3,
        }),
        panel('main', 'M23 79Q50 82.4 77 79Q78 82 76.6 85Q50 88.4 23.4 85Q22 82 23 79Z', {
          ...SOFT,
          round: 1.6,
          lift: 0.3,
          tint: -0.04,
        }),
        panel('inside', 'M38 21.4C42 18.6 58 18.6 62 21.4C60 30 54 33 50 33C46 33 40 30 38 21.4Z', {
          ...THIN,
          tint: -0.12,
          lift: 0.2,
        }),
        panel('rib', cord('M38 21.2C40 30.4 46 33.4 50 33.4C54 33.4 60 30.4 62 21.2', 2.4), {
          ...THIN,
          lift: 0.5,
        }),
      ],
    },
    {
      panels: [
        panel('main', 'M25 18C36 16 64 16 75 18C77 40 77 62 76 84Q50 87 24 84C23 62 23 40 25 18Z', {
          ...CLOTH,
          round: 2.4,
          bulge: 2.4,
          folds: strokes(1.8, 'M30 22C31 44 30 64 31 82', 'M70 22C69 44 70 64 69 82'),
          foldDepth: 0.7,
          foldBlur: 1.2,
        }),
        panel('main', slab(48.2, 22, 3.6, 62, 0.6), { ...THIN, lift: 0.4 }),
        ...[34, 48, 62, 76].map((y) =>
          panel('button', `<ellipse cx="50" cy="${y}" rx="1" ry="1"/>`, { ...THIN, lift: 0.3 }),
        ),
        panel('inside', 'M41 17C44 14.6 56 14.6 59 17L50 25Z', { ...THIN, tint: -0.12, lift: 0 }),
        panel('main', 'M40.4 15C43 20 47 24 50 26L43.6 34C39 28 37 20 40.4 15Z', {
          ...CLOTH,
          round: 1.1,
          lift: 0.8,
          angle: 30,
        }),
        panel('main', 'M59.6 15C57 20 53 24 50 26L56.4 34C61 28 63 20 59.6 15Z', {
          ...CLOTH,
          round: 1.1,
          lift: 0.8,
          angle: -30,
        }),
      ],
    },
    { panels: [...range(3).map((i) => layer(17 + i * 0.8, 66 - i * 15, 66 - i * 1.4, 16.5))] },
  ],
  'folded-bottom': [
    {
      panels: [
        panel('main', 'M33 14C44 12 58 12 67 14C69 40 69 64 68 90Q50 93 32 90C31 64 31 40 33 14Z', {
          ...CLOTH,
          round: 2.2,
          bulge: 2.2,
          folds: strokes(1.8, 'M36 40C44 43 56 43 64 40', 'M35 66C44 69 56 69 65 66'),
          foldDepth: 0.7,
          lines: stitches('M36 16C35.6 40 35.6 64 36 88'),
        }),
        panel('main', 'M32.6 12Q50 15 67.4 12L68 19Q50 22 32 19Z', {
          ...THIN,
          round: 1.3,
          lift: 0.5,
          lines: stitches('M33 13.6Q50 16.4 67 13.6'),
        }),
        panel('main', 'M39 28H60V48L49.5 53L39 48Z', {
          ...THIN,
          lift: 0.45,
          lines: stitches('M40 29H59V47.4L49.5 52L40 47.4Z'),
        }),
        ...[38, 60].map((x) => panel('main', slab(x, 11.6, 1.8, 9, 0.4), { ...THIN, lift: 0.4 })),
      ],
    },
    { panels: range(3).map((i) => layer(19 + i * 0.5, 64 - i * 13, 62 - i, 14.5, CLOTH)) },
  ],
  hanger: [
    {
      panels: [
        panel('metal', cord('M50 15V9.6C50 7.4 54.6 7.4 54.6 3.8C54.6 .6 50 0 48.4 2.4', 1.1), {
          ...THIN,
          gloss: 0.4,
          contrast: 0.9,
          lift: 0.4,
        }),
        panel(
          'wood',
          'M50 13C44 13.6 34 17 28 20.6C26.6 21.6 27 23.6 29 23.2C36 21.4 44 19.6 50 19.4C56 19.6 64 21.4 71 23.2C73 23.6 73.4 21.6 72 20.6C66 17 56 13.6 50 13Z',
          { ...THIN, round: 1.8, gloss: 0.12, lift: 0.6 },
        ),
      ],
    },
  ],
};
