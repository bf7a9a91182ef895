import { cord, disc, LEATHER, METAL, panel, range, SOFT, slab, stitches, strokes, THIN } from '../panels.mjs';

const HIDE = { ...LEATHER, round: 3, bulge: 3.4, gloss: 0.12, shine: 14 };
const STRAP = { ...LEATHER, round: 1.2, bulge: 0.6, lift: 0.6 };
const ring = (x, y, r = 2) =>
  panel('metal', `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff" stroke-width=".9"/>`, {
    ...METAL,
    lift: 0.4,
  });

export const BAGS = {
  handbag: [
    {
      panels: [
        panel('main', cord('M32 44C30 14 38 8 50 8C62 8 70 14 68 44', 3), { ...STRAP, gloss: 0.16 }),
        panel('main', 'M18 40C40 38 60 38 82 40C86 56 88 72 89 88Q50 92 11 88C12 72 14 56 18 40Z', {
          ...HIDE,
          folds: strokes(1.4, 'M20 60C17 70 16 80 15 87', 'M80 60C83 70 84 80 85 87'),
        }),
        panel('main', 'M17.4 39Q50 36 82.6 39L83.6 47Q50 50.6 16.4 47Z', {
          ...STRAP,
          lift: 0.4,
          lines: stitches('M18 45.6Q50 48.8 82 45.6'),
        }),
        ...[
          [29, 41],
          [66, 41],
        ].flatMap(([x, y]) => [
          panel('main', slab(x, y, 5.4, 13, 1.4), {
            ...STRAP,
            lines: stitches(`M${x + 1} ${y + 2}v9h3.4v-9`),
          }),
          panel('metal', disc(x + 2.7, y + 2.4, 1.3), { ...METAL, lift: 0.3 }),
        ]),
        panel('metal', slab(46.6, 44, 6.8, 5, 1), { ...METAL, lift: 0.5 }),
      ],
    },
    {
      panels: [
        panel('main', cord('M30 46C28 18 38 12 46 34', 2.4), { ...STRAP, tint: -0.05 }),
        panel('main', cord('M34 48C34 12 66 12 66 48', 2.6), STRAP),
        panel('inside', 'M14 40Q50 34 86 40L84 48H16Z', { ...THIN, tint: -0.14 }),
        panel('main', 'M13 40Q50 45 87 40C85 58 83 74 80 90Q50 94 20 90C17 74 15 58 13 40Z', {
          ...HIDE,
          folds: strokes(
            2,
            'M28 46C30 60 30 74 28 90',
            'M72 46C70 60 70 74 72 90',
            'M22 82C34 86 44 86 52 84',
          ),
          lines: stitches('M14.4 43.4Q50 48 85.6 43.4'),
        }),
        panel('second', slab(60, 58, 11, 15, 1.4), { ...STRAP, lift: 0.5 }),
        panel('second', cord('M66 44V58', 0.9), { ...THIN, lift: 0.4 }),
      ],
    },
    {
      panels: [
        panel('main', cord('M22 46C10 4 90 4 78 46', 2), STRAP),
        panel(
          'main',
          'M16 44C24 38 76 38 84 44C90 56 90 74 84 86C70 91 30 91 16 86C10 74 10 56 16 44Z',
          HIDE,
        ),
        panel('main', 'M15 43C24 37 76 37 85 43C88 52 86 62 78 68C62 75 38 75 22 68C14 62 12 52 15 43Z', {
          ...HIDE,
          lift: 0.9,
          lines: stitches('M17 46C14 54 16 61 23 66.4C38 73 62 73 77 66.4C84 61 86 54 83 46'),
        }),
        panel('metal', disc(50, 70, 3.6), { ...METAL, lift: 0.5 }),
        panel('main', disc(50, 70, 1.7), { ...THIN, lift: 0.2 }),
        ring(22, 44),
        ring(78, 44),
      ],
    },
    {
      panels: [
        panel('main', cord('M24 36C22 10 78 10 76 36', 1.6), { ...STRAP }),
        panel(
          'main',
          'M20 36H80C82 36 83 38 83 40V80C83 83 81 85 78 85H22C19 85 17 83 17 80V40C17 38 18 36 20 36Z',
          { ...HIDE, round: 2.4, bulge: 2 },
        ),
        panel(
          'main',
          'M19 35H81C82.6 35 83.6 37 83.6 39V58L54 68Q50 69.4 46 68L16.4 58V39C16.4 37 17.4 35 19 35Z',
          {
            ...HIDE,
            round: 1.8,
            bulge: 1.6,
            lift: 0.8,
            lines: stitches('M18 57L46.4 66.6Q50 67.8 53.6 66.6L82 57'),
          },
        ),
        panel('metal', slab(46, 62, 8, 9, 1.6), { ...METAL, lift: 0.5 }),
        panel('dark', slab(48.6, 65, 2.8, 3, 0.8), { ...THIN, lift: 0.1 }),
        ring(22, 36, 1.7),
        ring(78, 36, 1.7),
      ],
    },
  ],
  'clutch-bag': [
    {
      height: 72,
      panels: [
        panel(
          'main',
          'M10 18H90C92 18 92.6 20 92.4 22L89 58C88.8 60.6 87 62 84.6 62H15.4C13 62 11.2 60.6 11 58L7.6 22C7.4 20 8 18 10 18Z',
          { ...HIDE, bulge: 2.4 },
        ),
        panel('main', 'M9.6 17H90.4C92.4 17 93 19 92 21L54 46Q50 48.4 46 46L8 21C7 19 7.6 17 9.6 17Z', {
          ...HIDE,
          bulge: 1.6,
          round: 1.8,
          lift: 0.9,
          lines: stitches('M11 20L46.6 43.6Q50 45.6 53.4 43.6L89 20'),
        }),
        panel('metal', disc(50, 44, 2.4), { ...METAL, lift: 0.4 }),
      ],
    },
    {
      height: 72,
      panels: [
        panel('main', 'M14 20Q50 16 86 20C92 34 94 46 92 58Q50 66 8 58C6 46 8 34 14 20Z', {
          ...SOFT,
          bulge: 4.5,
          gloss: 0.12,
          shine: 14,
          folds: strokes(
            1.6,
            range(9).map((i) => `M${22 + i * 7} 22C${18 + i * 8} 36 ${16 + i * 8.5} 48 ${14 + i * 9} 58`),
          ),
          foldDepth: 1,
        }),
        panel('metal', 'M13 17Q50 12.6 87 17L87.6 21Q50 16.6 12.4 21Z', { ...METAL, round: 1.4, lift: 0.5 }),
        panel('metal', disc(48, 13.4, 2.2), { ...METAL, lift: 0.3 }),
        panel('metal', disc(52.6, 13.2, 2.2), { ...METAL, lift: 0.3 }),
      ],
    },
  ],
  purse: [
    {
      height: 80,
      panels: [
        panel('main', 'M22 28C14 38 8 50 12 60C18 70 82 70 88 60C92 50 86 38 78 28Z', {
          ...SOFT,
          bulge: 5,
          gloss: 0.12,
          shine: 16,
          folds: strokes(
            1.3,
            'M30 31C27 36 26 40 25 45',
            'M50 31V40',
            'M70 31C73 36 74 40 75 45',
            'M40 31C39 36 38 39 38 43',
            'M60 31C61 36 62 39 62 43',
          ),
          foldDepth: 0.9,
        }),
        panel('metal', 'M21 26C32 22 68 22 79 26L80.4 30.4C68 26.6 32 26.6 19.6 30.4Z', {
          ...METAL,
          round: 1.6,
          lift: 0.5,
        }),
        panel('metal', disc(47.6, 20.6, 3), { ...METAL, lift: 0.4 }),
        panel('metal', disc(53, 20.6, 3), { ...METAL, lift: 0.4 }),
      ],
    },
    {
      height: 72,
      panels: [
        panel('main', slab(12, 16, 76, 46, 4), {
          ...HIDE,
          bulge: 2.2,
          lines: stitches('M14.4 19V59.4H85.6V19'),
        }),
        panel(
          'main',
          'M12 20C12 17 14 15.4 17 15.4H83C86 15.4 88 17 88 20V38C88 40 86.6 41 84.6 41H15.4C13.4 41 12 40 12 38Z',
          { ...HIDE, bulge: 1.4, lift: 0.8, lines: stitches('M14.2 20V38.6H85.8V20') },
        ),
        panel('metal', slab(45, 38, 10, 5.4, 1.4), { ...METAL, lift: 0.5 }),
      ],
    },
  ],
  backpack: [
    {
      panels: [
        panel('main', cord('M40 12C40 3 60 3 60 12', 2.4), STRAP),
        panel(
          'main',
          'M26 20C28 10 38 7 50 7C62 7 72 10 74 20C80 40 81 64 79 86C76 92 24 92 21 86C19 64 20 40 26 20Z',
          { ...SOFT, bulge: 5, folds: strokes(1.4, 'M26 42C24 52 23 60 23 68', 'M74 42C76 52 77 60 77 68') },
        ),
        panel('main', 'M29 52C36 48 64 48 71 52C74 62 74 76 72 86C66 89.6 34 89.6 28 86C26 76 26 62 29 52Z', {
          ...SOFT,
          bulge: 3.4,
          lift: 0.9,
        }),
        panel('dark', cord('M31 56C40 53 60 53 69 56', 0.9), { ...THIN, lift: 0.3 }),
        panel('metal', slab(66, 55, 1.6, 6, 0.7), { ...METAL, lift: 0.3 }),
        panel('dark', cord('M27.4 30C34 16 66 16 72.6 30', 0.9), { ...THIN, lift: 0.3 }),
        panel('second', slab(43.5, 30, 13, 9, 1.6), {
          ...STRAP,
          lines: stitches('M44.6 31.2h10.8v6.6H44.6Z'),
        }),
      ],
    },
    {
      panels: [
        panel('main', cord('M42 10C42 3 58 3 58 10', 2), STRAP),
        panel('main', 'M25 24C30 18 70 18 75 24C79 44 80 66 78 88C74 92 26 92 22 88C20 66 21 44 25 24Z', {
          ...SOFT,
          bulge: 4,
        }),
        panel('main', 'M28 58H72C74 68 74 78 73 87C66 90.6 34 90.6 27 87C26 78 26 68 28 58Z', {
          ...SOFT,
          bulge: 2,
          lift: 0.7,
        }),
        panel('main', 'M23 20C30 10 70 10 77 20C79 30 79 40 77 50C68 55 32 55 23 50C21 40 21 30 23 20Z', {
          ...SOFT,
          bulge: 3,
          lift: 1.1,
          lines: stitches('M24.6 48C34 52.6 66 52.6 75.4 48'),
        }),
        ...[35, 61].flatMap((x) => [
          panel('second', slab(x, 36, 4, 34, 1), { ...STRAP, lift: 0.5 }),
          panel('metal', slab(x - 1, 54, 6, 5.4, 1), { ...METAL, lift: 0.4 }),
          panel('second', slab(x + 0.6, 55.4, 2.8, 2.6, 0.4), { ...THIN, lift: 0.1 }),
        ]),
      ],
    },
  ],
  briefcase: [
    {
      height: 84,
      panels: [
        panel('main', cord('M36 24C36 9 64 9 64 24', 3), STRAP),
        panel('main', slab(8, 22, 84, 54, 4), {
          ...HIDE,
          bulge: 2.4,
          lines: stitches('M10.6 25V73.4H89.4V25'),
        }),
        panel('main', 'M8 26C8 23 10 21 13 21H87C90 21 92 23 92 26V46Q50 54 8 46Z', {
          ...HIDE,
          bulge: 1.6,
          lift: 0.8,
          lines: stitches('M10.4 26V44.4Q50 52 89.6 44.4V26'),
        }),
        ...[26, 68].flatMap((x) => [
          panel('main', slab(x, 34, 6, 24, 1.2), STRAP),
          panel('metal', slab(x - 0.8, 46, 7.6, 6.6, 1), { ...METAL, lift: 0.4 }),
        ]),
      ],
    },
    {
      height: 84,
      panels: [
        panel('main', cord('M34 26C34 8 66 8 66 26', 2.2), STRAP),
        panel('main', cord('M30 28C30 4 70 4 70 28', 2.2), { ...STRAP, lift: 0.5 }),
        panel(
          'main',
          'M10 26H90C92 26 93 28 93 30L92 72C92 75 90 77 87 77H13C10 77 8 75 8 72L7 30C7 28 8 26 10 26Z',
          { ...HIDE, bulge: 2.6 },
        ),
        panel('dark', cord('M9 29.4H91', 1), { ...THIN, lift: 0.3 }),
        panel('metal', slab(86, 28.4, 2, 6, 0.7), { ...METAL, lift: 0.3 }),
        panel('main', 'M18 46H82V72C82 73.4 81 74 80 74H20C19 74 18 73.4 18 72Z', {
          ...HIDE,
          bulge: 1,
          lift: 0.6,
          lines: stitches('M19.4 47.4H80.6'),
        }),
      ],
    },
  ],
  luggage: [0, 1].map((soft) => ({
    height: 116,
    panels: [
      panel('metal', slab(37, 4, 2, 20, 0.8), METAL),
      panel('metal', slab(61, 4, 2, 20, 0.8), METAL),
      panel('dark', slab(35, 2, 30, 4.4, 2.2), { ...LEATHER, lift: 0.4 }),
      ...[26, 66].map((x) => panel('dark', slab(x, 104, 8, 8, 3), LEATHER)),
      panel('main', slab(20, 20, 60, 86, 8), {
        ...HIDE,
        bulge: 3,
        round: 4,
        gloss: soft ? 0.04 : 0.2,
        ...(soft
          ? {}
          : {
              folds: strokes(
                1.6,
                range(7).map((i) => `M${27 + i * 7.7} 26V100`),
              ),
              foldDepth: 0.9,
              foldBlur: 0.6,
            }),
      }),
      ...(soft
        ? [
            panel('main', slab(26, 52, 48, 46, 4), { ...SOFT, bulge: 2.4, lift: 0.7 }),
            panel('dark', cord('M29 56H71', 1), { ...THIN, lift: 0.2 }),
            panel('main', slab(26, 28, 48, 18, 4), { ...SOFT, bulge: 1.8, lift: 0.7 }),
            panel('second', cord('M40 24C40 21 60 21 60 24', 2), STRAP),
          ]
        : [panel('metal', slab(46, 62, 8, 3, 1), { ...METAL, lift: 0.4 })]),
      panel('dark', cord('M20.6 63H79.4', soft ? 0.01 : 0.9), { ...THIN, lift: 0.2 }),
    ],
  })),
};
