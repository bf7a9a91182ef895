import {
  CLOTH,
  cord,
  disc,
  GLASS,
  LEATHER,
  METAL,
  mirrored,
  panel,
  range,
  SOFT,
  slab,
  stitches,
  strokes,
  THIN,
} from '../panels.mjs';

const FELT = { ...SOFT, round: 3, bulge: 3, uneven: 0.3, fall: 0 };
/** The edge of a brim. */
const BRIM = { ...SOFT, round: 0.7, bulge: 0.7, uneven: 0.3, fall: 0 };
const FRAME = { round: 1.3, bulge: 0.6, uneven: 0, contrast: 0.7, gloss: 0.3, shine: 20 };
const LENS = { round: 1, bulge: 1.4, uneven: 0, contrast: 0.4, gloss: 0.3, shine: 30, lift: 0.05 };
const frameOf = (shape, width) =>
  `<path d="${shape}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="round"/>`;

const eyewear = (
  shape,
  lens,
  { width = 2.6, bridge = 'M42 24C46 20 54 20 58 24', slot = 'main', glint = 0.1 } = {},
) => [
  panel(slot, cord('M12 24C6 22 5 16 10 9', width * 0.8), { ...FRAME, lift: 0.6 }),
  panel(slot, cord('M88 24C94 22 95 16 90 9', width * 0.8), { ...FRAME, lift: 0.6 }),
  panel(lens, shape, { ...LENS, tint: -0.02 }),
  panel(lens, mirrored(shape), { ...LENS, tint: -0.02 }),
  panel(
    lens,
    `<clipPath id="l"><path d="${shape}"/></clipPath><path clip-path="url(#l)" d="M10 20L30 10L44 10L14 50Z"/>`,
    { ...LENS, gloss: 0, contrast: 0, lift: 0, tint: glint, round: 0.4, bulge: 0 },
  ),
  panel(slot, frameOf(shape, width), { ...FRAME, lift: 0.3 }),
  panel(slot, mirrored(frameOf(shape, width)), { ...FRAME, lift: 0.3 }),
  panel(slot, cord(bridge, width), { ...FRAME, lift: 0.3 }),
];
const WAYFARER = 'M12 20C20 17 36 17 43 21C44 30 41 41 30 42C19 43 12 34 12 20Z';
const ROUND = 'M27 14C37 14 43 21 43 29C43 38 36 44 27 44C18 44 11 38 11 29C11 21 17 14 27 14Z';
const AVIATOR = 'M12 18C22 15 38 16 44 20C46 30 40 46 28 46C16 46 10 30 12 18Z';
const CATS = 'M6 12C18 16 36 16 43 22C44 31 40 41 29 41C17 41 11 32 6 12Z';

export const ACCESSORIES = {
  'top-hat': [
    {
      height: 84,
      panels: [
        panel('inside', 'M4 66C14 60 30 58 50 58C70 58 86 60 96 66C90 75 72 79 50 79C28 79 10 75 4 66Z', {
          ...BRIM,
          tint: -0.06,
        }),
        panel('main', 'M3 63.6C10 69 28 73 50 73C72 73 90 69 97 63.6C96 72 76 78 50 78C24 78 4 72 3 63.6Z', {
          ...BRIM,
          lift: 0.2,
        }),
        panel('main', 'M25 12C34 17 66 17 75 12C72.6 32 72.8 50 75 64Q50 73 25 64C27.2 50 27.4 32 25 12Z', {
          ...FELT,
          round: 7,
          bulge: 4,
          gloss: 0.08,
          shine: 14,
        }),
        panel('main', disc(50, 12.4, 25, 4.6), { ...FELT, round: 1, bulge: 0.5, tint: 0.05, lift: 0.1 }),
        panel('second', 'M26 52Q50 60.6 74 52L75 63.6Q50 72.6 25 63.6Z', {
          ...CLOTH,
          fall: 0,
          lift: 0.3,
          lines: cord('M26 53.4Q50 62 74 53.4', 0.3),
        }),
      ],
    },
    {
      height: 72,
      panels: [
        panel('inside', 'M3 53C14 47 30 45 50 45C70 45 86 47 97 53C90 62 72 66 50 66C28 66 10 62 3 53Z', {
          ...BRIM,
          tint: -0.07,
        }),
        panel(
          'main',
          'M1.6 49.6C10 57 28 61 50 61C72 61 90 57 98.4 49.6C97.6 60 76 66.4 50 66.4C24 66.4 2.4 60 1.6 49.6Z',
          {
            ...BRIM,
            lift: 0.2,
            lines: stitches('M6 56.6C18 62.4 34 64.8 50 64.8C66 64.8 82 62.4 94 56.6'),
          },
        ),
        panel(
          'main',
          'M26 53C23.4 34 27 16 37 11C42 9 46 13.6 50 13.6C54 13.6 58 9 63 11C73 16 76.6 34 74 53Q50 61.6 26 53Z',
          {
            ...FELT,
            round: 6,
            folds: strokes(
              2,
              'M50 15C48.6 23 45 29 39 34',
              'M50 15C51.4 23 55 29 61 34',
              'M36 14C33 22 31.6 28 32 36',
            ),
            foldDepth: 1.5,
          },
        ),
        panel('second', 'M25.2 42.6Q50 51 74.8 42.6L74.2 52.8Q50 61.4 25.8 52.8Z', {
          ...CLOTH,
          fall: 0,
          lift: 0.35,
        }),
        panel('second', 'M68 44C73 41.6 77 43.6 76.6 48C76.2 52.4 71 53.4 67.6 50.4Z', {
          ...CLOTH,
          fall: 0,
          lift: 0.5,
        }),
      ],
    },
  ],
  'billed-cap': [
    {
      height: 62,
      panels: [
        panel('inside', 'M28 47C44 52 70 52 86 45L84 50C70 56 44 56 30 51Z', { ...THIN, tint: -0.18 }),
        panel('main', 'M26.6 47C22 26 36 10 57 9.4C78 9 90 24 88.4 46C72 52.6 44 53 26.6 47Z', {
          ...FELT,
          round: 8,
          bulge: 5,
          lines: stitches(
            'M57 10C46 20 41 34 41.6 49.6',
            'M57.4 10C68 20 73.6 32 73.4 50',
            'M58 10C78 17 85 30 86.6 46',
          ),
        }),
        panel(
          'second',
          'M29.4 45.4C18 44.6 6.4 48 1.4 53.6C-.6 56.6 3 58.6 8 57.4C22 53.4 40 52.6 57 53.4C52 48.6 40.6 46 29.4 45.4Z',
          {
            ...CLOTH,
            round: 1,
            bulge: 1,
            fall: 0,
            lift: 0.7,
            lines: stitches('M5 55C17 49.6 34 48.6 52 51.4', 'M4 56.6C18 51.6 36 50.6 54 52.4'),
          },
        ),
        panel('main', disc(57, 9.6, 2.3, 1.3), { ...SOFT, round: 0.8, lift: 0.3 }),
        panel('dark', disc(50, 24, 0.8), { ...THIN, lift: 0 }),
        panel('dark', disc(66, 24, 0.8), { ...THIN, lift: 0 }),
      ],
    },
    {
      height: 70,
      panels: [
        panel('main', 'M19 47C16 22 30 7.4 50 7.4C70 7.4 84 22 81 47Q50 38.6 19 47Z', {
          ...FELT,
          round: 8,
          bulge: 5,
          lines: stitches('M50 8V42', 'M49 8.4C38 17 32 31 31.4 43', 'M51 8.4C62 17 68 31 68.6 43'),
        }),
        panel('main', disc(50, 7.6, 2.5, 1.4), { ...SOFT, round: 0.8, lift: 0.3 }),
        panel(
          'second',
          'M17.4 46.6Q50 36.4 82.6 46.6C88 57 83 65.6 74 64.4Q50 57 26 64.4C17 65.6 12 57 17.4 46.6Z',
          {
            ...CLOTH,
            round: 1.4,
            bulge: 1.6,
            fall: 0,
            lift: 0.8,
            lines: stitches('M19 52Q50 42.6 81 52', 'M20.4 57Q50 47.6 79.6 57', 'M24 61.6Q50 53 76 61.6'),
          },
        ),
        panel('light', slab(44, 23, 12, 8, 1), { ...THIN, lift: 0.25 }),
      ],
    },
  ],
  'womans-hat': [
    {
      height: 70,
      panels: [
        panel(
          'inside',
          'M2 49C12 41 30 38.6 50 38.6C70 38.6 88 41 98 49C90 60 72 65 50 65C28 65 10 60 2 49Z',
          { ...BRIM, tint: -0.08 },
        ),
        panel('main', 'M1 46C10 54 28 58 50 58C72 58 90 54 99 46C99 57 78 65.4 50 65.4C22 65.4 1 57 1 46Z', {
          ...BRIM,
          lift: 0.2,
          lines: [
            'M4 50.4C14 57 30 60.4 50 60.4C70 60.4 86 57 96 50.4',
            'M9 55C19 60 33 62.8 50 62.8C67 62.8 81 60 91 55',
          ]
            .map((line) => cord(line, 0.35))
            .join(''),
        }),
        panel('main', 'M28 49C25.6 25 35 12 50 12C65 12 74.4 25 72 49Q50 57.4 28 49Z', {
          ...FELT,
          round: 7,
          bulge: 4,
          lines: ['M33 22Q50 27 67 22', 'M29.6 32Q50 38.6 70.4 32'].map((line) => cord(line, 0.35)).join(''),
        }),
        panel('second', 'M27.4 38.6Q50 47 72.6 38.6L72 48.8Q50 57.2 28 48.8Z', {
          ...CLOTH,
          fall: 0,
          lift: 0.35,
        }),
        panel(
          'second',
          'M66 46C72 41 78 42.6 78.4 46.6C78.6 50.6 71 52.6 66.4 49.6C67.4 55 71 59 75 61.4L70.6 63.6C65.6 59.6 63.4 54 63.6 49Z',
          {
            ...CLOTH,
            fall: 0,
            lift: 0.5,
          },
        ),
      ],
    },
    {
      height: 84,
      panels: [
        panel('inside', 'M5 57C16 47 32 44 50 44C68 44 84 47 95 57C94 68 74 76 50 76C26 76 6 68 5 57Z', {
          ...BRIM,
          tint: -0.08,
        }),
        panel(
          'main',
          'M3 54C8 61 26 67 50 67C74 67 92 61 97 54C99.6 64 90 73 75 75.6C58 78.4 42 78.4 25 75.6C10 73 .4 64 3 54Z',
          {
            ...BRIM,
            round: 1,
            lift: 0.3,
            folds: strokes(1.6, 'M14 62C22 68 30 71 40 73', 'M84 63C78 69 70 72 62 73.4'),
          },
        ),
        panel('main', 'M27 58C24.6 30 35 12 50 12C65 12 75.4 30 73 58Q50 66.4 27 58Z', {
          ...FELT,
          round: 7,
          bulge: 4,
        }),
        panel('second', cord('M27 54.6Q50 63 73 54.6', 2), { ...THIN, lift: 0.4 }),
      ],
    },
  ],
  beanie: [
    {
      panels: [
        panel('second', disc(50, 14, 11), {
          ...SOFT,
          round: 9,
          bulge: 5,
          uneven: 3,
          grainOf: 2.4,
          contrast: 0.6,
        }),
        panel('main', 'M18 64C16 36 30 20 50 20C70 20 84 36 82 64Z', {
          ...FELT,
          folds: strokes(
            1,
            range(11).map((i) => `M${22 + i * 5.6} 64C${24 + i * 5.2} 44 ${34 + i * 3.2} 30 50 22`),
          ),
          foldDepth: 0.7,
          foldBlur: 0.5,
        }),
        panel('rib', 'M15 62Q50 58 85 62C88 70 88 78 85 84Q50 88 15 84C12 78 12 70 15 62Z', {
          ...SOFT,
          round: 3,
          lift: 0.6,
          folds: strokes(
            0.8,
            range(22).map((i) => `M${17 + i * 3.15} 62V85`),
          ),
          foldDepth: 0.8,
          foldBlur: 0.4,
        }),
      ],
    },
    {
      panels: [
        panel('main', 'M20 66C16 34 32 12 50 12C68 12 84 34 80 66Z', {
          ...FELT,
          folds: strokes(
            1,
            range(11).map((i) => `M${22 + i * 5.6} 66C${24 + i * 5.2} 44 ${36 + i * 2.8} 24 50 14`),
          ),
          foldDepth: 0.5,
          foldBlur: 0.5,
        }),
        panel('rib', 'M16 58Q50 54 84 58C87 66 87 80 84 86Q50 90 16 86C13 80 13 66 16 58Z', {
          ...SOFT,
          round: 3,
          lift: 0.6,
          folds: strokes(
            0.8,
            range(22).map((i) => `M${17 + i * 3.15} 58V87`),
          ),
          foldDepth: 0.8,
          foldBlur: 0.4,
        }),
        panel('light', slab(44, 68, 12, 9, 0.8), { ...THIN, lift: 0.3 }),
      ],
    },
  ],
  scarf: [
    {
      height: 112,
      panels: [
        panel('main', 'M26 30C22 12 36 6 50 6C64 6 78 12 74 30C66 42 34 42 26 30Z', {
          ...SOFT,
          folds: strokes(1.8, 'M28 24C36 34 60 36 72 24', 'M30 16C38 26 60 28 70 16'),
          foldDepth: 1.5,
        }),
        panel('inside', 'M38 16C42 11 58 11 62 16C58 22 42 22 38 16Z', { ...THIN, tint: -0.1, lift: 0 }),
        panel('main', 'M52 32C62 30 70 34 72 40L78 94L58 97Z', {
          ...SOFT,
          lift: 0.8,
          folds: strokes(1.6, 'M60 38L66 94', 'M66 38L72 92'),
          angle: -6,
        }),
        panel('main', 'M30 34C38 30 50 30 56 38L50 104L28 102Z', {
          ...SOFT,
          lift: 1,
          folds: strokes(1.6, 'M38 38L36 102', 'M46 38L43 103'),
          angle: 4,
        }),
        ...range(11).map((i) =>
          panel('main', cord(`M${28.6 + i * 2.1} ${102 + i * 0.2}l-.4 7`, 0.9), { ...THIN, lift: 0.2 }),
        ),
        ...range(9).map((i) =>
          panel('main', cord(`M${58.8 + i * 2.3} ${97 - i * 0.35}l.6 7`, 0.9), { ...THIN, lift: 0.2 }),
        ),
      ],
    },
    {
      height: 92,
      panels: [
        ...range(3).map((i) =>
          panel('main', slab(18 + i * 0.8, 46 - i * 15, 64 - i * 1.4, 17, 2.6), {
            ...SOFT,
            round: 2.2,
            fall: 0.9,
            folds: strokes(0.9, `M20 ${53 - i * 15}H80`),
            foldDepth: 0.9,
            lift: 1,
          }),
        ),
        ...range(20).map((i) => panel('main', cord(`M${22 + i * 3} 63v9`, 1), { ...THIN, lift: 0.3 })),
      ],
    },
  ],
  ribbon: [
    {
      height: 76,
      panels: [
        panel('main', 'M47 34L30 70L38 66L42 73L54 38Z', {
          ...CLOTH,
          folds: strokes(1, 'M48 38L40 66'),
          angle: 60,
        }),
        panel('main', 'M53 34L72 68L63 66L60 73L46 38Z', {
          ...CLOTH,
          folds: strokes(1, 'M52 38L62 64'),
          angle: -60,
        }),
        panel('main', 'M46 34C34 10 12 6 8 14C5 24 8 42 12 50C20 54 38 44 46 36Z', {
          ...SOFT,
          folds: strokes(1.7, 'M46 34C36 26 26 24 18 26', 'M46 35C36 36 28 40 20 42'),
          foldDepth: 1.4,
        }),
        panel('main', mirrored('M46 34C34 10 12 6 8 14C5 24 8 42 12 50C20 54 38 44 46 36Z'), {
          ...SOFT,
          folds: mirrored(strokes(1.7, 'M46 34C36 26 26 24 18 26', 'M46 35C36 36 28 40 20 42')),
          foldDepth: 1.4,
        }),
        panel('main', 'M43 28C47 25 53 25 57 28C59 33 59 38 57 42C53 45 47 45 43 42C41 38 41 33 43 28Z', {
          ...SOFT,
          lift: 0.8,
          folds: strokes(0.9, 'M46 29V42', 'M53 29V42'),
        }),
      ],
    },
    {
      height: 90,
      panels: [
        panel(
          'main',
          'M50 16C72 16 84 30 84 48C84 66 72 80 50 80C28 80 16 66 16 48C16 30 28 16 50 16ZM50 36C40 36 34 41 34 48C34 55 40 60 50 60C60 60 66 55 66 48C66 41 60 36 50 36Z',
          {
            ...SOFT,
            round: 6,
            folds: strokes(
              1.7,
              range(14).map((i) => {
                const a = (i * Math.PI) / 7;
                return `M${50 + Math.cos(a) * 17} ${48 + Math.sin(a) * 13}Q${50 + Math.cos(a + 0.16) * 26} ${48 + Math.sin(a + 0.16) * 22} ${50 + Math.cos(a + 0.05) * 34} ${48 + Math.sin(a + 0.05) * 32}`;
              }),
            ),
            foldDepth: 1.5,
            foldBlur: 0.8,
          },
        ),
      ],
    },
  ],
  umbrella: [
    {
      panels: [
        panel('wood', cord('M50 22V82C50 92 38 92 38 83', 2.2), { ...FRAME, lift: 0.5 }),
        panel(
          'main',
          'M6 50C8 24 26 8 50 8C74 8 92 24 94 50C88 44 80 44 74 50C68 44 58 44 50 50C42 44 32 44 26 50C20 44 12 44 6 50Z',
          {
            ...CLOTH,
            bulge: 5,
            folds: strokes(1, 'M50 8C36 20 28 34 26 50', 'M50 8V50', 'M50 8C64 20 72 34 74 50'),
            ridges: strokes(0.6, 'M50 8C22 20 10 36 6 50', 'M50 8C78 20 90 36 94 50'),
            foldDepth: 1.4,
          },
        ),
        panel('metal', cord('M50 8V2', 1.4), METAL),
      ],
    },
    {
      width: 40,
      height: 124,
      panels: [
        panel('wood', cord('M20 92V108C20 118 32 118 31 108', 2.6), { ...FRAME, lift: 0.5 }),
        panel('main', 'M18.6 8C20 4 20 4 21.4 8C28 36 30 62 27 92Q20 95 13 92C10 62 12 36 18.6 8Z', {
          ...CLOTH,
          bulge: 3,
          folds: strokes(
            1.2,
            'M20 10C16 40 15 66 16 92',
            'M20 10C23 40 25 66 24 92',
            'M20 10C20 40 20 66 20 93',
          ),
          foldDepth: 1.4,
        }),
        panel('main', 'M11.6 56Q20 60 28.8 56L28.8 60Q20 64 11.4 60Z', { ...THIN, lift: 0.5 }),
        panel('metal', cord('M20 7V1', 1.2), METAL),
      ],
    },
  ],
  'folding-hand-fan': [
    {
      height: 76,
      panels: [
        panel('main', fan(14, 48, 12), {
          ...CLOTH,
          round: 0.8,
          bulge: 0,
          folds: strokes(
            0.9,
            range(15).map((i) => spoke(i, 14, 16, 60)),
          ),
          ridges: strokes(
            0.9,
            range(14).map((i) => spoke(i + 0.5, 14, 16, 60)),
          ),
          foldDepth: 0.9,
          foldBlur: 0.5,
        }),
        panel('second', fan(14, 60, 52), { ...THIN, lift: 0.1 }),
        ...range(15).map((i) => panel('wood', cord(spoke(i, 14, 0, 26), 1.5), { ...FRAME, lift: 0.3 })),
        panel('metal', disc(50, 68, 2.2), METAL),
      ],
    },
    {
      width: 40,
      height: 110,
      panels: [
        panel('second', cord('M20 96C20 102 19 104 19 108', 1.4), THIN),
        ...range(6).map((i) =>
          panel(
            i === 5 ? 'wood' : 'main',
            `<g transform="rotate(${(i - 2.5) * 3.4} 20 94)">${slab(16.5, 6 + Math.abs(i - 2.5), 7, 90, 2)}</g>`,
            { ...FRAME, lift: 0.4, gloss: 0.1 },
          ),
        ),
        panel('metal', disc(20, 92, 1.8), METAL),
      ],
    },
  ],
  sunglasses: [
    { height: 54, panels: eyewear(WAYFARER, 'lens', { width: 3.2 }) },
    {
      height: 54,
      panels: eyewear(AVIATOR, 'lens', { width: 1.3, bridge: 'M43 18C47 16.4 53 16.4 57 18', slot: 'metal' }),
    },
    { height: 54, panels: eyewear(ROUND, 'lens', { width: 2 }) },
    { height: 54, panels: eyewear(CATS, 'lens', { width: 3 }) },
  ],
  glasses: [
    { height: 54, panels: eyewear(WAYFARER, 'glass', { width: 2.4 }) },
    { height: 54, panels: eyewear(ROUND, 'glass', { width: 1.8 }) },
    { height: 54, panels: eyewear(CATS, 'glass', { width: 2.6 }) },
  ],
  goggles: [
    {
      height: 66,
      panels: [
        panel('dark', 'M2 26C10 22 16 20 20 20V46C14 46 8 44 2 42Z', {
          ...CLOTH,
          lines: range(6)
            .map((i) => cord(`M${4 + i * 2.6} 26V42`, 0.4))
            .join(''),
        }),
        panel('dark', 'M98 26C90 22 84 20 80 20V46C86 46 92 44 98 42Z', CLOTH),
        panel(
          'dark',
          'M18 16C30 8 70 8 82 16C90 26 90 42 82 50C74 56 62 56 56 50C53 46 47 46 44 50C38 56 26 56 18 50C10 42 10 26 18 16Z',
          { ...SOFT, round: 3 },
        ),
        panel(
          'main',
          'M22 19C32 12 68 12 78 19C84 27 84 39 78 46C72 50 63 50 58 45C54 41 46 41 42 45C37 50 28 50 22 46C16 39 16 27 22 19Z',
          { ...GLASS, bulge: 4, round: 4, gloss: 0.5 },
        ),
        panel('main', 'M24 22C32 16 44 15 54 15L28 44C20 40 18 30 24 22Z', {
          ...GLASS,
          lift: 0,
          gloss: 0,
          contrast: 0.1,
          tint: 0.14,
          round: 0.3,
          bulge: 0,
        }),
      ],
    },
    {
      height: 50,
      panels: [
        panel('second', cord('M10 24C0 16 2 6 14 4C40 0 62 0 86 4C98 6 100 16 90 24', 2), {
          ...CLOTH,
          lift: 0.5,
        }),
        ...['', 'x'].flatMap((other) => {
          const shape = 'M10 22C14 15 34 13 44 20C47 27 44 38 34 40C22 42 8 36 10 22Z';
          const inner = 'M14 23C18 18 32 17 41 22C43 28 40 35 33 36.6C23 38 12 34 14 23Z';
          return [
            panel('main', other ? mirrored(shape) : shape, { ...LEATHER, gloss: 0.2 }),
            panel('lens', other ? mirrored(inner) : inner, { ...LENS, gloss: 0.5 }),
          ];
        }),
        panel('main', cord('M43 24Q50 20 57 24', 2.2), LEATHER),
      ],
    },
  ],
  socks: [{ panels: socks(34) }, { panels: socks(50) }],
  gloves: [{ panels: gloves(false) }, { panels: gloves(true) }],
};

function spoke(i, count, from, to) {
  const angle = Math.PI + (i * Math.PI) / count;
  return `M${(50 + Math.cos(angle) * from).toFixed(2)} ${(68 + Math.sin(angle) * from).toFixed(2)}L${(50 + Math.cos(angle) * to * 0.78).toFixed(2)} ${(68 + Math.sin(angle) * to).toFixed(2)}`;
}

function fan(count, to, from) {
  const at = (angle, radius) =>
    `${(50 + Math.cos(angle) * radius * 0.78).toFixed(2)} ${(68 + Math.sin(angle) * radius).toFixed(2)}`;
  const angles = range(count + 1).map((i) => Math.PI + (i * Math.PI) / count);
  const outer = to > from ? Math.max(to, 60) : 60;
  return `M${angles.map((angle) => at(angle, outer)).join('L')}L${angles
    .reverse()
    .map((angle) => at(angle, from))
    .join('L')}Z`;
}

/** A pair of socks, laid flat one on the other. `leg` is the length above the heel. */
function socks(leg) {
  const sock = (dx, dy, tilt) => {
    const move = (shape) =>
      `<g transform="translate(${dx} ${dy}) rotate(${tilt} 40 60)">${shape.startsWith('<') ? shape : `<path d="${shape}"/>`}</g>`;
    const top = 56 - leg;
    return [
      panel(
        'main',
        move(
          `M29 ${top}H50C50.4 ${top + leg * 0.4} 48.8 ${top + leg * 0.7} 49.6 56C50.4 61 56 64 63 66C72 68.4 80 68.8 85.4 72.6C89.6 76.4 88.4 84 81 85.6C66 87.8 48 87.4 38 82.4C30 77.4 26.6 68.4 27.6 58C28.8 ${top + leg * 0.7} 29.2 ${top + leg * 0.4} 29 ${top}Z`,
        ),
        {
          ...SOFT,
          round: 1.1,
          fall: 0.2,
          folds: move(
            strokes(
              1.1,
              'M49.6 55C44 58.6 38 58.4 33 56',
              'M50.6 60C45 63.6 40.6 63.6 37 61.6',
              'M56 63.4C52 67 49 68 46 67.4',
            ),
          ),
          foldDepth: 0.8,
          lift: 1.1,
        },
      ),
      panel(
        'second',
        move('M27.8 57C36 59.4 42.6 66 43.4 74.6C42.6 79 41 81.4 38.4 82.6C30 77.4 26.8 68 27.8 57Z'),
        {
          ...SOFT,
          round: 0.8,
          lift: 0.08,
          lines: move(stitches('M28 58C36 60.4 41.6 66.6 42.4 74.6')),
        },
      ),
      panel(
        'second',
        move(
          'M73.4 67.8C79 68.6 82.8 70.4 85.4 72.6C89.6 76.4 88.4 84 81 85.6C77.8 86.2 74.8 86.4 71.6 86.6C68.4 80.4 69 73 73.4 67.8Z',
        ),
        {
          ...SOFT,
          round: 0.8,
          lift: 0.08,
          lines: move(stitches('M72.6 69C69 74 68.6 80 71.4 85.6')),
        },
      ),
      panel('rib', move(slab(28.4, top - 0.8, 22.2, 13, 1)), {
        ...SOFT,
        round: 0.8,
        fall: 0,
        lift: 0.25,
        folds: move(
          strokes(
            0.6,
            range(13).map((i) => `M${29.6 + i * 1.68} ${top - 1}v13.4`),
          ),
        ),
        foldDepth: 0.5,
        foldBlur: 0.25,
      }),
    ];
  };
  return [...sock(8, -4, -7), ...sock(-6, 3, 3)];
}

function gloves(mitten) {
  const hand = mitten
    ? 'M30 62C28 44 28 26 34 16C40 8 52 10 54 20C56 28 56 36 56 40C60 34 66 34 68 38C70 44 62 54 58 62Z'
    : 'M30 62L28 40L24 20C24 15 29 14 30.4 19L34 36L34 10C34 5 40 5 40.4 10L42 35L46 9C47 4 52.6 5 52.2 10L49.6 36L56 18C58 13 62.6 15 61.4 20L57 42C62 38 67 38 68 42C68 48 60 56 57 62Z';
  const one = (transform) => [
    panel('main', `<g transform="${transform}"><path d="${hand}"/></g>`, {
      ...(mitten ? SOFT : LEATHER),
      bulge: 3,
      gloss: mitten ? 0 : 0.1,
      lift: 0.9,
      lines: mitten
        ? undefined
        : `<g transform="${transform}">${stitches('M37 40V52', 'M43 39V52', 'M49 40V52')}</g>`,
    }),
    panel('rib', `<g transform="${transform}"><path d="M28 60H59L60 82Q44 85 27 82Z"/></g>`, {
      ...SOFT,
      round: 2,
      lift: 0.4,
      folds: `<g transform="${transform}">${strokes(
        0.7,
        range(10).map((i) => `M${30 + i * 3.1} 61V82`),
      )}</g>`,
      foldDepth: 0.7,
      foldBlur: 0.4,
    }),
  ];
  return [...one('translate(98 4) scale(-1 1) rotate(-8 44 50)'), ...one('translate(2 8) rotate(-6 44 50)')];
}
