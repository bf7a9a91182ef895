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

const FELT = { ...SOFT, round: 4, bulge: 4, uneven: 0.5 };
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
        panel('main', disc(50, 68, 46, 11), { ...FELT, bulge: 1 }),
        panel('main', 'M22 14C34 20 66 20 78 14C76 34 76 52 78 66Q50 76 22 66C24 52 24 34 22 14Z', {
          ...FELT,
          folds: strokes(1, 'M30 30C31 44 30 54 30 64'),
        }),
        panel('main', disc(50, 14, 28, 6.4), { ...FELT, bulge: 1, tint: 0.03, lift: 0.1 }),
        panel('second', 'M22.6 54Q50 63 77.4 54L78 66Q50 76 22 66Z', { ...CLOTH, lift: 0.3 }),
      ],
    },
    {
      height: 70,
      panels: [
        panel('main', disc(50, 54, 47, 11), { ...FELT, bulge: 1.4 }),
        panel('main', 'M24 52C22 30 28 14 40 12C46 16 54 16 60 12C72 14 78 30 76 52Q50 60 24 52Z', {
          ...FELT,
          folds: strokes(
            2.4,
            'M50 15C48 24 46 30 38 38',
            'M34 18C32 26 31 32 32 40',
            'M67 18C69 26 69 32 68 40',
          ),
        }),
        panel('second', 'M23.8 42Q50 51 76.2 42L76.4 53Q50 61 23.6 53Z', { ...CLOTH, lift: 0.4 }),
      ],
    },
  ],
  'billed-cap': [
    {
      height: 62,
      panels: [
        panel('main', 'M26 46C24 22 40 10 58 11C76 12 86 24 86 44C70 52 44 52 26 46Z', {
          ...FELT,
          lines: stitches('M57 11C52 22 50 36 50 49', 'M58 11C68 20 74 32 76 48'),
        }),
        panel('second', 'M27 42C16 42 6 46 3 51C3 55 8 56 14 55C26 52 44 52 58 51C50 46 38 43 27 42Z', {
          ...CLOTH,
          lift: 0.5,
          lines: stitches('M8 51C20 46.6 36 46.6 50 49.6', 'M7 53C20 49 36 49 50 50.6'),
        }),
        panel('main', disc(58, 11, 2.6, 1.6), { ...SOFT, lift: 0.3 }),
      ],
    },
    {
      height: 70,
      panels: [
        panel('main', 'M18 48C16 22 30 8 50 8C70 8 84 22 82 48Q50 40 18 48Z', {
          ...FELT,
          lines: stitches('M50 8V43', 'M49 9C38 18 33 32 32 44', 'M51 9C62 18 67 32 68 44'),
        }),
        panel('main', disc(50, 8, 2.8, 1.7), { ...SOFT, lift: 0.3 }),
        panel('second', 'M17 48Q50 38 83 48C86 58 80 64 72 63Q50 56 28 63C20 64 14 58 17 48Z', {
          ...CLOTH,
          round: 3,
          lift: 0.7,
          lines: stitches('M20 54Q50 44 80 54', 'M23 59Q50 49 77 59'),
        }),
        panel('light', slab(43, 24, 14, 9, 2), { ...THIN, lift: 0.3 }),
      ],
    },
  ],
  'womans-hat': [
    {
      height: 66,
      panels: [
        panel('main', disc(50, 46, 48, 15), { ...FELT, bulge: 1.6, round: 2.4 }),
        panel('main', 'M26 44C24 22 34 10 50 10C66 10 76 22 74 44Q50 54 26 44Z', { ...FELT, lift: 1 }),
        panel('second', 'M26 35Q50 45 74 35L74.4 44Q50 54 25.6 44Z', { ...CLOTH, lift: 0.4 }),
        panel(
          'second',
          'M66 40C72 36 78 38 78 42C78 46 70 47 66 44C66 50 70 54 74 56L70 58C64 54 62 48 63 43Z',
          { ...CLOTH, lift: 0.5 },
        ),
      ],
    },
    {
      height: 84,
      panels: [
        panel(
          'main',
          'M4 56C16 46 30 43 50 43C70 43 84 46 96 56C98 64 88 74 74 76C58 78 42 78 26 76C12 74 2 64 4 56Z',
          { ...FELT, round: 3, folds: strokes(2, 'M16 58C26 64 36 67 48 68', 'M84 60C76 66 66 69 58 70') },
        ),
        panel('main', 'M25 58C23 30 34 12 50 12C66 12 77 30 75 58Q50 66 25 58Z', { ...FELT, lift: 1 }),
        panel('second', cord('M24.6 53Q50 62 75.4 53', 2.2), { ...THIN, lift: 0.4 }),
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
          panel('main', slab(18 + i * 0.8, 46 - i * 15, 64 - i * 1.4, 18, 7), {
            ...SOFT,
            round: 4,
            lift: 0.7,
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
  socks: [{ panels: socks(12) }, { panels: socks(34) }],
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

function socks(high) {
  const sock = (dx, dy, tilt) => {
    const move = (shape) =>
      `<g transform="translate(${dx} ${dy}) rotate(${tilt} 40 50)">${shape.startsWith('<') ? shape : `<path d="${shape}"/>`}</g>`;
    const top = 40 - high;
    return [
      panel(
        'main',
        move(
          `M22 ${top}H42C42 ${top + 20} 42 46 43 54C45 62 54 68 64 72C72 75 74 86 66 90C56 92 40 88 30 80C22 72 21 62 22 50Z`,
        ),
        {
          ...SOFT,
          folds: move(strokes(1.4, 'M24 58C32 62 38 58 43 54', 'M24 64C34 68 42 62 46 60')),
          lift: 0.9,
        },
      ),
      panel('second', move('M64 72C72 75 74 86 66 90C62 91 58 90.6 54 90C54 82 58 76 64 72Z'), {
        ...SOFT,
        lift: 0.1,
      }),
      panel('second', move('M22.4 60C28 62 32 68 33 82C24 76 21.6 68 22.4 60Z'), { ...SOFT, lift: 0.1 }),
      panel('rib', move(slab(21.4, top - 1, 21.2, 10, 1.4)), {
        ...SOFT,
        round: 1.6,
        lift: 0.3,
        lines: move(
          range(11)
            .map((i) => cord(`M${22.6 + i * 1.9} ${top}v8`, 0.4))
            .join(''),
        ),
      }),
    ];
  };
  return [...sock(18, 0, -8), ...sock(2, 4, 4)];
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
