import { CLOTH, cord, disc, mirrored, panel, range, slab, strokes, THIN } from '../panels.mjs';
import { button, buttons, collar, top } from './tops.mjs';

const pleats = (from, to, count, y0, y1, narrow = 0.6) =>
  strokes(
    1.3,
    range(count).map((i) => {
      const x = from + ((to - from) * (i + 0.5)) / count;
      const high = 50 + (x - 50) * narrow;
      return `M${high} ${y0}C${high} ${y0 + (y1 - y0) * 0.4} ${x} ${y1 - (y1 - y0) * 0.4} ${x} ${y1}`;
    }),
  );
const hemOf = (half, _y, waves, depth = 1.1) => {
  const step = (2 * half) / waves;
  return range(waves)
    .map(() => `q${-step / 2} ${depth * 2} ${-step} 0`)
    .join('');
};
const skirtOf = (waist, y, half, length, waves = 7) =>
  `M${50 - waist} ${y}L${50 + waist} ${y}C${50 + waist + 4} ${y + 14} ${50 + half - 2} ${length - 20} ${50 + half} ${length}${hemOf(half, length, waves)}C${50 - half + 2} ${length - 20} ${50 - waist - 4} ${y + 14} ${50 - waist} ${y}Z`;
const full = { ...CLOTH, round: 1.4, foldDepth: 1.5, foldBlur: 1, uneven: 0.6 };
const strap = (d, w = 1.2) => panel('main', cord(d, w), { ...THIN, lift: 0.4 });
const sash = (y, waist, slot = 'main') =>
  panel(
    slot,
    `M${50 - waist} ${y}Q50 ${y + 2} ${50 + waist} ${y}L${50 + waist + 0.3} ${y + 3.4}Q50 ${y + 5.4} ${50 - waist - 0.3} ${y + 3.4}Z`,
    { ...THIN, lift: 0.5 },
  );

const bodice = (chest, waist, y, sweet = true) =>
  `M${50 - chest} ${26}${sweet ? `C${50 - chest + 4} 21 ${50 - 5} 21 50 27C${50 + 5} 21 ${50 + chest - 4} 21 ${50 + chest} 26` : `Q50 23 ${50 + chest} 26`}C${50 + chest} 36 ${50 + waist} ${y - 8} ${50 + waist} ${y}L${50 - waist} ${y}C${50 - waist} ${y - 8} ${50 - chest} 36 ${50 - chest} 26Z`;

export const DRESSES = {
  dress: [
    {
      height: 122,
      panels: [
        strap('M36 26C36 18 39 12 41 9'),
        strap('M64 26C64 18 61 12 59 9'),
        panel('main', skirtOf(12.5, 52, 33, 112, 8), { ...full, folds: pleats(19, 81, 8, 54, 112, 0.36) }),
        panel('main', bodice(15, 12.5, 54), {
          ...CLOTH,
          folds: strokes(1.2, 'M44 30C44 38 45 46 46 53', 'M56 30C56 38 55 46 54 53'),
          lift: 0.5,
        }),
        sash(51, 12.6),
      ],
    },
    {
      height: 122,
      panels: [
        strap('M38 24C38 18 40 12 42 8', 0.8),
        strap('M62 24C62 18 60 12 58 8', 0.8),
        panel(
          'main',
          'M38 24C44 34 56 34 62 24C66 30 66 36 65.5 40C65 48 64 54 66 62C69 78 71 96 71.5 114Q50 118 28.5 114C29 96 31 78 34 62C36 54 35 48 34.5 40C34 36 34 30 38 24Z',
          {
            ...CLOTH,
            gloss: 0.1,
            shine: 8,
            folds: strokes(
              2.2,
              'M42 34C46 38 54 38 58 33',
              'M44 50C42 70 38 92 38 113',
              'M56 56C57 76 60 94 59 114',
              'M50 62C49 82 49 98 48 115',
              'M35 58C42 60 46 60 50 58',
            ),
            foldDepth: 1.2,
            foldBlur: 1.4,
          },
        ),
      ],
    },
    {
      height: 122,
      panels: [
        ...top({
          neck: 7,
          depth: 6,
          pointed: true,
          sleeve: 'elbow',
          cuff: 8,
          shoulder: 18,
          chest: 18.5,
          waist: 15,
          waistAt: 54,
          hem: 27,
          length: 106,
          rib: 0,
          drape: 1.3,
          more: [
            ...collar(7.4),
            panel('main', slab(48.4, 15, 3.2, 92, 0.6), { ...THIN, lift: 0.4 }),
            ...buttons(50, 22, 102, 9, 0.8),
            panel('main', 'M34.6 52C42 55 58 55 65.4 52L65.6 56C58 59 42 59 34.4 56Z', {
              ...THIN,
              lift: 0.6,
            }),
            panel('main', 'M45 54C43 62 43 70 44 78L47 78C46.6 70 47 62 48.6 56Z', {
              ...THIN,
              lift: 0.7,
              angle: 80,
            }),
          ],
        }),
      ],
    },
    {
      height: 122,
      panels: [
        ...top({
          neck: 9,
          depth: 15,
          pointed: true,
          sleeve: 'long',
          cuff: 6,
          reach: 44,
          shoulder: 17,
          chest: 17.5,
          waist: 14,
          waistAt: 50,
          hem: 28,
          length: 100,
          rib: 0,
          drape: 1,
          more: [
            panel('main', 'M58 10L40 54L36.4 50C38 42 45 24 41 10Z', {
              ...CLOTH,
              lift: 0.5,
              round: 1,
              angle: 30,
              tint: 0.01,
            }),
            panel('main', 'M37 50C44 53 56 53 63 50L63.4 54C56 57 44 57 36.6 54Z', { ...THIN, lift: 0.6 }),
            panel('main', 'M40 54C46 70 56 84 61 101L78.2 99C74 82 66 66 60 54Z', {
              ...full,
              folds: strokes(1.6, 'M48 57C56 70 64 84 68 99', 'M42 56C46 64 50 72 54 80'),
              lift: 0.7,
              angle: 20,
            }),
          ],
        }),
      ],
    },
  ],
  sari: [
    { height: 122, panels: sariOnForm() },
    { height: 122, panels: sariOverRail() },
  ],
  skirt: [
    {
      panels: [
        panel('inside', 'M35 15Q50 12 65 15V20H35Z', { ...THIN, tint: -0.12 }),
        panel('main', skirtOf(15.5, 19, 36, 86, 9), { ...full, folds: pleats(16, 84, 10, 21, 86, 0.4) }),
        panel('main', 'M34 15Q50 19 66 15L66.6 21.5Q50 25.5 33.4 21.5Z', { ...THIN, round: 1.4, lift: 0.6 }),
        ...button(61, 19.6, 1),
      ],
    },
    {
      panels: [
        panel('inside', 'M35 13Q50 10 65 13V18H35Z', { ...THIN, tint: -0.12 }),
        panel(
          'main',
          'M34 15Q50 18 66 15C72 24 74 36 73.5 50L71 90Q50 93.4 29 90L26.5 50C26 36 28 24 34 15Z',
          {
            ...CLOTH,
            folds: strokes(
              1.9,
              'M36 30C40 34 44 35 48 34',
              'M64 30C60 34 57 35 54 34',
              'M40 60C41 70 40 80 41 90',
              'M60 54C59 66 60 80 58 90',
            ),
          },
        ),
        panel('main', 'M34.4 13Q50 17 65.6 13L66.8 18.6Q50 22.6 33.2 18.6Z', {
          ...THIN,
          round: 1.2,
          lift: 0.5,
        }),
        panel('main', cord('M50 22V91', 0.4), { ...THIN, lift: 0.4 }),
      ],
    },
    {
      panels: [
        panel('inside', 'M35 17Q50 14 65 17V22H35Z', { ...THIN, tint: -0.12 }),
        panel('main', 'M34 18Q50 21 66 18C70 30 76 48 79 68Q50 74 21 68C24 48 30 30 34 18Z', {
          ...CLOTH,
          folds: strokes(
            2,
            'M42 24C39 40 36 54 35 70',
            'M58 24C61 40 64 54 65 70',
            'M50 26C50 44 50 58 50 71',
          ),
        }),
        panel('main', 'M34.4 16Q50 20 65.6 16L66.8 21.6Q50 25.6 33.2 21.6Z', { ...THIN, lift: 0.5 }),
        panel('main', slab(48.2, 22, 3.6, 49.6, 0.6), { ...THIN, lift: 0.5 }),
        ...buttons(50, 27, 67, 6, 0.9),
      ],
    },
  ],
  bikini: [
    {
      panels: [
        strap('M36 30C34 22 38 14 47 8', 0.9),
        strap('M64 30C66 22 62 14 53 8', 0.9),
        strap('M49 38C40 40 30 40 18 36', 0.9),
        strap('M51 38C60 40 70 40 82 36', 0.9),
        panel('main', 'M36 26C42 30 48 36 49.5 39.4C42 42 33 41.6 28 39.6C29 34 32 29 36 26Z', {
          ...CLOTH,
          bulge: 3,
          folds: strokes(0.9, 'M34 38C36 36 37 34 38 31'),
        }),
        panel('main', mirrored('M36 26C42 30 48 36 49.5 39.4C42 42 33 41.6 28 39.6C29 34 32 29 36 26Z'), {
          ...CLOTH,
          bulge: 3,
        }),
        panel('main', 'M26 60Q50 65 74 60L75 65C66 68 57 76 54.6 84Q50 86 45.4 84C43 76 34 68 25 65Z', {
          ...CLOTH,
          bulge: 2,
          folds: strokes(1.1, 'M30 65C36 67 42 72 45 78', 'M70 65C64 67 58 72 55 78'),
        }),
        strap('M26 62C20 58 18 62 22 66C17 66 15 71 18 74', 0.9),
        strap('M74 62C80 58 82 62 78 66C83 66 85 71 82 74', 0.9),
      ],
    },
    {
      panels: [
        panel(
          'main',
          'M24 22Q30 18 36 18C38 24 44 27 50 27C56 27 62 24 64 18Q70 18 76 22C77 30 76 37 74.6 42Q50 46 25.4 42C24 37 23 30 24 22Z',
          {
            ...CLOTH,
            bulge: 2.4,
            folds: strokes(1.2, 'M42 40C42 36 40 33 38 31', 'M58 40C58 36 60 33 62 31'),
          },
        ),
        strap('M36 19C35 14 37 9 40 6', 1.8),
        strap('M64 19C65 14 63 9 60 6', 1.8),
        panel('main', 'M25 57Q50 61 75 57L76.4 70C68 73 58 80 55.4 88Q50 90 44.6 88C42 80 32 73 23.6 70Z', {
          ...CLOTH,
          bulge: 2,
          folds: strokes(1.1, 'M32 68C38 70 42 75 45 82', 'M66 69C62 71 58 76 55 82'),
        }),
        panel('main', 'M25 56Q50 60 75 56L75.4 60Q50 64 24.6 60Z', { ...THIN, lift: 0.4 }),
      ],
    },
  ],
  'one-piece-swimsuit': [
    {
      height: 110,
      panels: [
        strap('M38 26C37 18 39 11 42 7', 2),
        strap('M62 26C63 18 61 11 58 7', 2),
        panel('inside', 'M38 24Q50 18 62 24L60 40H40Z', { ...THIN, tint: -0.15 }),
        panel(
          'main',
          'M37 23C40 34 46 38 50 38C54 38 60 34 63 23C68 28 69 36 68 42C66 52 65 56 67 64C69 71 71 76 71.6 80C62 84 57 92 55 101Q50 103 45 101C43 92 38 84 28.4 80C29 76 31 71 33 64C35 56 34 52 32 42C31 36 32 28 37 23Z',
          {
            ...CLOTH,
            bulge: 3,
            folds: strokes(
              1.5,
              'M36 56C42 59 48 60 54 58',
              'M35 64C42 67 48 67 56 64',
              'M33 76C39 80 43 87 46 95',
              'M67 76C61 80 57 87 54 95',
            ),
          },
        ),
      ],
    },
    {
      height: 110,
      panels: [
        panel('inside', 'M36 16Q50 10 64 16L50 60Z', { ...THIN, tint: -0.15 }),
        panel(
          'main',
          'M36 12C40 26 46 46 50 58C54 46 60 26 64 12L69 14C71 26 70 36 68 44C66 53 65 57 67 65C69 71 71 75 71.6 79C62 83 57 92 55 101Q50 103 45 101C43 92 38 83 28.4 79C29 75 31 71 33 65C35 57 34 53 32 44C30 36 29 26 31 14Z',
          {
            ...CLOTH,
            bulge: 3,
            folds: strokes(
              1.3,
              'M35 30C38 40 43 50 48 59',
              'M65 30C62 40 57 50 52 59',
              'M34 76C40 81 43 88 46 95',
            ),
          },
        ),
        panel('second', 'M33.4 60Q50 64 66.6 60L67.4 64.6Q50 68.6 32.6 64.6Z', { ...THIN, lift: 0.5 }),
      ],
    },
  ],
};

/** A sari draped on a dress form. */
function sariOnForm() {
  const border = { ...THIN, lift: 0.25 };
  return [
    panel('wood', disc(50, 118.6, 14, 2.4), { ...THIN, round: 0.8 }),
    panel('wood', slab(49, 108, 2, 10.6, 0.4), { ...THIN, round: 0.9 }),
    panel('main', 'M60 12C68 10 72.6 14 73.4 20L80 88L67 90L63 30Z', {
      ...CLOTH,
      folds: strokes(1.1, 'M66 16L71 88', 'M70 18L76 87'),
      foldDepth: 1.2,
    }),
    panel('second', 'M66.6 82L79.4 80L80 88L67 90Z', border),
    panel(
      'light',
      'M44.6 9C44.6 5 55.4 5 55.4 9L57 14C64 15 68.6 18 69 23C69 33 66 41 64 50H36C34 41 31 33 31 23C31.4 18 36 15 43 14Z',
      {
        ...CLOTH,
        round: 3,
        bulge: 2,
        fall: 0,
      },
    ),
    panel('wood', disc(50, 7.4, 5.2, 1.9), { ...THIN, round: 0.8, lift: 0.3 }),
    panel(
      'second',
      'M38.4 15C34.4 16 31.6 19 30.6 23L28.6 31.4L35.8 33.4C36.2 37 36.6 40 36.8 43Q50 46.4 63.2 43C63.4 40 63.8 37 64.2 33.4L71.4 31.4L69.4 23C68.4 19 65.6 16 61.6 15C59 23 54.4 26.4 50 26.4C45.6 26.4 41 23 38.4 15Z',
      {
        ...CLOTH,
        round: 1.2,
        bulge: 1.4,
        fall: 0.2,
        lift: 0.5,
        folds: strokes(1, 'M36 33L41 30', 'M64 33L59 30'),
      },
    ),
    panel('main', 'M37 49Q50 52 63 49C67.6 62 71.4 86 73 112Q50 116.6 27 112C28.6 86 32.4 62 37 49Z', {
      ...CLOTH,
      folds: strokes(
        1.1,
        range(7).map((i) => `M${47 + i} 53C${45.6 + i * 1.7} 72 ${42.6 + i * 2.9} 94 ${40.6 + i * 3.6} 113`),
        'M40 56C36 74 33 94 32 112',
        'M60 58C65 76 67 96 68 112',
      ),
      foldDepth: 1.4,
      foldBlur: 0.5,
      lift: 0.6,
    }),
    panel('second', 'M27.5 105.6Q50 110.4 72.5 105.6L73 112Q50 116.6 27 112Z', border),
    panel(
      'main',
      'M36.4 50.6C46 48 56 36 60.4 13.4C63 12 67 13 69 16.6C68.4 31 63.4 44 64 56C55 61.4 44.6 61 35.4 57.4Z',
      {
        ...CLOTH,
        folds: strokes(1, 'M38 53C49 50 59 38 63 15', 'M38 56C51 54 62 42 66 17', 'M42 59C53 58 61 51 64 42'),
        foldDepth: 1.3,
        foldBlur: 0.5,
        lift: 1,
        angle: 40,
      },
    ),
    panel('second', cord('M36.6 51C46 48.4 55.8 36.4 60.2 13.8', 1.9), border),
  ];
}

/** A sari folded lengthwise, over a rail. */
function sariOverRail() {
  return [
    panel('main', 'M33 8H66L69 100H32Z', {
      ...CLOTH,
      folds: strokes(1.2, 'M44 12L43 100', 'M56 12L58 100'),
      tint: -0.05,
    }),
    panel('second', 'M32.4 88H68.6L69 100H32Z', { ...THIN, lift: 0.2 }),
    panel('main', 'M30 7.4C40 5.6 60 5.6 70 7.4L74 110Q50 114 27 110.6Z', {
      ...CLOTH,
      round: 1.4,
      folds: strokes(1.3, 'M39 9C38 44 37 80 37 111', 'M50 8C50 44 50 80 51 112', 'M61 9C62 44 63 80 65 111'),
      foldDepth: 1.3,
      lift: 1,
    }),
    panel('second', 'M27.6 94Q50 98 73.4 93.6L74 110Q50 114 27 110.6Z', { ...THIN, lift: 0.25 }),
    panel('main', 'M27.4 98.6Q50 102.6 73.6 98.2L73.7 101Q50 105.4 27.3 101.4Z', { ...THIN, lift: 0.1 }),
    panel('second', cord('M31.4 9L29 93', 1.8), { ...THIN, lift: 0.2 }),
    panel('second', cord('M68.6 9L72 93', 1.8), { ...THIN, lift: 0.2 }),
    ...range(23).map((i) =>
      panel('second', cord(`M${28 + i * 2.05} ${111 + Math.sin(i / 7.1) * 1.6}v4.4`, 0.5), {
        ...THIN,
        lift: 0.15,
      }),
    ),
  ];
}
