import {
  cord,
  disc,
  LEATHER,
  METAL,
  panel,
  RUBBER,
  range,
  SOFT,
  slab,
  stitches,
  strokes,
  THIN,
} from '../panels.mjs';

/* Shoes are drawn from the side, toes to the right. */
const laces = (points, slot = 'light') =>
  points.map(([x, y, dx, dy]) =>
    panel(slot, cord(`M${x} ${y}q${dx / 2 + 0.6} ${dy / 2 - 1.4} ${dx} ${dy}`, 1.5), {
      ...THIN,
      round: 0.7,
      lift: 0.4,
    }),
  );
const UPPER = { ...LEATHER, gloss: 0.08, round: 1.6, bulge: 2.2 };
const MESH = { ...SOFT, round: 2, bulge: 2.8, uneven: 0.15, fall: 0 };
/** A piece sewn onto an upper. */
const OVERLAY = { ...LEATHER, gloss: 0.08, round: 0.6, bulge: 0.9, lift: 0.35 };

export const SHOES = {
  'running-shoe': ['runner', 'court', 'trail'].map((kind) => ({ height: 60, panels: trainer(kind) })),
  'high-heeled-shoe': [
    {
      height: 66,
      panels: [
        panel('dark', 'M12 24C15 36 14.6 48 13.6 61H17.4C19 50 20 42 24 37Z', { ...RUBBER, gloss: 0.3 }),
        panel('inside', 'M12 10C18 14 26 22 36 34C48 46 60 50 68 50L60 54L20 30Z', { ...THIN, tint: -0.1 }),
        panel(
          'main',
          'M9 9C11 6 14 6 15 9C19 21 28 36 44 46C52 51 60 52 66 49C76 51 90 54 95.6 60C96 61.6 95 62.6 93 62.6H70C54 61 44 56 34 47C26 40 20 36 13 36C9 28 7 18 9 9Z',
          { ...LEATHER, round: 2.4, gloss: 0.24 },
        ),
        panel('dark', 'M35 48C46 57 58 61.4 72 61.8L94 62.2V63.6H70C54 63 44 57.6 34 49Z', {
          ...RUBBER,
          lift: 0.2,
        }),
      ],
    },
    {
      height: 66,
      panels: [
        panel('main', cord('M13 20C20 12 30 12 34 20C30 24 20 26 13 22', 1.9), { ...LEATHER, lift: 0.3 }),
        panel('dark', 'M9 34C11 44 10 52 8 61H20C21 50 22 44 28 40Z', { ...RUBBER, gloss: 0.12 }),
        panel('main', 'M8 16C12 12 15 14 16 18C16 26 20 32 26 36L30 40C24 38 14 38 9 38C7 30 6 22 8 16Z', {
          ...LEATHER,
          round: 2,
          gloss: 0.2,
        }),
        panel(
          'skin',
          'M10 36C22 36 32 42 44 50C54 56 70 56 94 60L93 62.6H68C52 62 42 56 33 48C25 42 18 38 10 38Z',
          { ...THIN, round: 1 },
        ),
        panel(
          'main',
          'M52 50C56 40 66 38 74 46C82 50 92 54 96 60C96 62 95 62.8 93 62.8H68C60 62 54 58 52 50Z',
          { ...LEATHER, gloss: 0.2 },
        ),
        panel('metal', disc(33, 18.6, 1.3), { ...METAL, lift: 0.4 }),
      ],
    },
  ],
  'hiking-boot': boots('hiker'),
  'womans-boot': boots('ankle'),
  'flat-shoe': [
    { height: 42, panels: flat({ heel: 4 }) },
    { height: 42, panels: flat({ heel: 4, saddle: true }) },
  ],
  'ballet-shoes': [
    { height: 46, panels: flat({ heel: 1, bow: true }) },
    { height: 46, panels: flat({ heel: 1, strap: true }) },
  ],
  'mans-shoe': [
    { height: 52, panels: derby(false) },
    { height: 52, panels: derby(true) },
  ],
  'thong-sandal': [
    { width: 60, panels: thong(30, 'M30 26C20 34 14 46 13 58', 'M30 26C40 34 46 46 47 58') },
    { width: 60, panels: slideFromAbove() },
  ],
  'womans-sandal': [
    {
      height: 62,
      panels: [
        panel('wood', 'M7 24C9 38 10 48 8 57H24C25 46 26 40 34 38Z', { ...RUBBER }),
        panel(
          'skin',
          'M7 22C20 24 32 30 44 40C54 50 72 50 95 54L95 57.6H68C52 57.4 42 52 33 44C24 37 16 32 8 32Z',
          { ...RUBBER, round: 1.6 },
        ),
        panel('main', 'M44 42C46 30 58 26 68 34C76 40 80 46 82 55C74 58 58 56 50 50C47 48 45 46 44 42Z', {
          ...LEATHER,
        }),
      ],
    },
    {
      height: 62,
      panels: [
        panel('wood', 'M6 30C16 30 30 34 42 42C56 52 74 52 96 54C96 57 95 59 93 59H8C6 50 5 40 6 30Z', {
          ...RUBBER,
          round: 1.2,
          folds: strokes(
            0.5,
            range(9).map(
              (i) => `M6 ${34 + i * 2.7}C24 ${34 + i * 2.7} 40 ${46 + i * 1.4} 94 ${57 + i * 0.2}`,
            ),
          ),
          foldDepth: 0.25,
          foldBlur: 0.3,
        }),
        panel('main', cord('M10 30C6 20 8 12 16 10C24 9 28 14 26 20C24 26 18 30 12 30', 2.4), {
          ...LEATHER,
          lift: 0.4,
        }),
        panel('main', 'M46 44C50 32 58 30 64 36L60 50C54 50 49 48 46 44Z', { ...LEATHER }),
        panel('main', 'M66 50C66 38 74 36 80 42L84 53C78 54 71 53 66 50Z', { ...LEATHER, lift: 0.4 }),
        panel('metal', slab(24, 14, 3.4, 3.4, 0.8), { ...METAL, lift: 0.4 }),
      ],
    },
    {
      height: 56,
      panels: [
        panel('skin', 'M6 40C30 44 40 40 56 42C72 44 88 46 95 49L94 52H8C6 48 5.4 44 6 40Z', {
          ...RUBBER,
          round: 1.6,
        }),
        panel('main', 'M34 43C38 32 46 28 54 32L64 46C54 46 44 46 34 43Z', { ...LEATHER }),
        panel('main', 'M52 31C60 28 70 34 78 47L62 46C60 40 56 36 48 36Z', { ...LEATHER, lift: 0.6 }),
        panel('dark', 'M8 51.4H94L92 54H10Z', { ...RUBBER, lift: 0.1 }),
      ],
    },
  ],
};

function boots(kind) {
  if (kind === 'hiker')
    return [0, 1].map((high) => ({
      height: 84,
      panels: [
        panel(
          'inside',
          `M16 ${high ? 6 : 14}C24 ${high ? 2 : 10} 40 ${high ? 2 : 10} 46 ${high ? 6 : 14}L44 24H18Z`,
          { ...THIN, tint: -0.15 },
        ),
        panel(
          'main',
          `M15 ${high ? 6 : 14}C22 ${high ? 10 : 18} 38 ${high ? 10 : 18} 46 ${high ? 5 : 13}C48 20 49 32 53 40C62 46 76 47 86 52C93 56 94 62 94 68H12C13 50 16 30 15 ${high ? 6 : 14}Z`,
          { ...UPPER, folds: strokes(1.6, 'M22 40C32 44 42 42 50 38', 'M20 48C30 51 40 48 46 44') },
        ),
        panel('main', 'M64 46C82 46 93 54 94 68H66C60 62 60 52 64 46Z', {
          ...UPPER,
          lift: 0.4,
          lines: stitches('M65 48C62 54 62 60 67 66'),
        }),
        panel(
          'second',
          `M14.6 ${high ? 6 : 14}C22 ${high ? 10 : 18} 38 ${high ? 10 : 18} 46.4 ${high ? 5 : 13}L47.2 ${high ? 12 : 20}C38 ${high ? 17 : 25} 24 ${high ? 17 : 25} 15.4 ${high ? 13 : 21}Z`,
          { ...SOFT, round: 2.4, lift: 0.4 },
        ),
        panel('main', 'M12 68C12 58 14 50 16 46C24 48 28 56 28 68Z', {
          ...UPPER,
          lift: 0.4,
          lines: stitches('M17 48C23 50 26.6 57 26.6 67'),
        }),
        ...range(5).flatMap((i) => {
          const y = (high ? 16 : 24) + i * 6;
          return [
            panel('metal', disc(43 + i * 1.7, y, 1.1), { ...METAL, lift: 0.3 }),
            panel('second', cord(`M${43 + i * 1.7} ${y}q5 -2 8 1`, 1.3), { ...THIN, lift: 0.4 }),
          ];
        }),
        panel('sole', 'M10 66C36 68 70 68 95 66C97 70 96 74 94 75H12C9 73 9 69 10 66Z', {
          ...RUBBER,
          round: 1.4,
        }),
        panel('dark', `M10 73H95V78h-6l-1.6 -2h-6l-1.6 2h-8l-1.6 -2h-6l-1.6 2h-8l-1.6 -2h-8l-1 3H12Z`, {
          ...RUBBER,
          lift: 0.2,
        }),
      ],
    }));
  return [0, 1].map((tall) => ({
    height: 92,
    panels: [
      panel('inside', 'M18 8C26 5 40 5 47 8L46 16H19Z', { ...THIN, tint: -0.15 }),
      panel('dark', `M13 66C16 74 16 80 ${tall ? 16 : 14} 86H${tall ? 21 : 30}C30 80 30 76 34 74Z`, {
        ...RUBBER,
      }),
      panel(
        'main',
        `M17 8C26 11 40 11 48 7C49 24 48 38 54 48C62 58 78 62 88 70C93 74 95 80 94 85H60C46 83 36 76 30 76L14 77C13 68 17 52 18 40C18.6 28 18 18 17 8Z`,
        { ...LEATHER, folds: strokes(1.8, 'M20 52C32 56 42 52 50 46', 'M19 60C30 63 42 58 48 53') },
      ),
      panel(
        'second',
        tall
          ? cord('M33 10C34 30 33 50 30 74', 0.6)
          : 'M36 10H44C45 24 46 34 48 42C45 45 41 46 38 44C37 32 37 20 36 10Z',
        {
          ...THIN,
          lift: 0.3,
          lines: tall
            ? undefined
            : range(8)
                .map((i) => cord(`M${38 + i * 0.9} 12V43`, 0.35))
                .join(''),
        },
      ),
      panel('dark', 'M31 76C42 78 50 84 62 84.6L94.4 84.4C95 86.6 94 88 92 88H62C48 88 40 81 31 79Z', {
        ...RUBBER,
        lift: 0.2,
      }),
    ],
  }));
}

function flat({ heel, bow, saddle, strap }) {
  return [
    panel('inside', 'M10 10C20 14 40 22 58 22L54 30H12Z', { ...THIN, tint: -0.08 }),
    ...(strap ? [panel('main', cord('M22 18C26 6 40 4 50 20', 1.8), { ...SOFT, lift: 0.4 })] : []),
    panel(
      'main',
      'M7 10C9 7 12 8 14 11C22 20 34 25 46 24C54 22 58 18 64 19C76 22 90 26 94 33C95 36 94 37.4 92 37.4H9C7 30 5 18 7 10Z',
      { ...LEATHER, gloss: 0.12, round: 2.6 },
    ),
    ...(saddle
      ? [
          panel('main', 'M48 24C54 19 60 17 66 19C64 26 62 32 56 37H46C46 32 46 28 48 24Z', {
            ...LEATHER,
            lift: 0.5,
            lines: stitches('M50 24C56 20 60 19 64 20.4'),
          }),
          panel('metal', slab(53, 24, 6, 3, 1.2), { ...METAL, lift: 0.5 }),
        ]
      : []),
    ...(bow
      ? [
          panel('main', 'M60 20C56 14 51 14 51 18C51 22 56 23 60 21Z', { ...SOFT, lift: 0.5 }),
          panel('main', 'M60 20C64 14 69 15 69 19C69 23 64 23 60 21Z', { ...SOFT, lift: 0.5 }),
          panel('main', disc(60, 20.2, 1.6), { ...SOFT, lift: 0.4 }),
        ]
      : []),
    panel('dark', `M8 36.6H93L91 39H${heel > 2 ? 26 : 10}${heel > 2 ? `V41H9Z` : 'L8.6 39Z'}`, {
      ...RUBBER,
      lift: 0.2,
    }),
  ];
}

function derby(brogue) {
  return [
    panel('inside', 'M12 8C20 5 32 6 38 10L34 18H14Z', { ...THIN, tint: -0.15 }),
    panel('main', 'M10 8C18 13 30 13 38 8C44 16 52 22 64 24C78 26 91 30 94 42H9C10 30 8 18 10 8Z', {
      ...LEATHER,
      gloss: 0.2,
      folds: strokes(1.2, 'M60 25C58 32 60 38 62 41'),
    }),
    panel(
      'main',
      brogue
        ? 'M68 25C84 27 93 32 94 42H72C76 36 72 30 68 25Z'
        : 'M73 26C86 28 93 33 94 42H76C72 36 72 30 73 26Z',
      {
        ...LEATHER,
        gloss: 0.2,
        lift: 0.4,
        lines: brogue
          ? range(9)
              .map(
                (i) =>
                  `<circle cx="${70 + (i > 4 ? 8 - i : i) * 0.9}" cy="${26.4 + i * 1.7}" r=".45" fill="#fff"/>`,
              )
              .join('')
          : stitches('M74 27.6C73.4 32 74 37 77.4 41'),
      },
    ),
    panel('main', 'M30 12C34 8 40 8 43 12C48 18 54 22 60 24C58 30 54 34 46 35C40 30 34 20 30 12Z', {
      ...LEATHER,
      gloss: 0.18,
      lift: 0.5,
      lines: stitches('M31.4 13C36 22 41 29 46.4 33.6'),
    }),
    ...laces(
      [
        [39, 18, 6, -4.4],
        [43, 22, 6, -4.6],
        [47.6, 25.6, 6, -4.6],
      ],
      'dark',
    ),
    panel('dark', 'M8 41C36 42.6 70 42.6 95 41C96.4 43 95.6 45 94 45.4H34L31 49H10C7.4 48 7 44 8 41Z', {
      ...RUBBER,
      round: 1.1,
      lift: 0.3,
    }),
  ];
}

function thong(x, left, right) {
  const sole =
    'M30 4C42 4 49 14 48 28C47 42 45 52 46 66C47 84 41 96 30 96C19 96 13 84 14 66C15 52 13 42 12 28C11 14 18 4 30 4Z';
  return [
    panel('dark', `<g transform="translate(1.2 1.6)"><path d="${sole}"/></g>`, { ...RUBBER }),
    panel('main', sole, { ...RUBBER, round: 1.6, bulge: -1.4, lift: 0.2 }),
    panel('second', cord(left, 4), { ...RUBBER, round: 1.8, lift: 0.9 }),
    panel('second', cord(right, 4), { ...RUBBER, round: 1.8, lift: 0.9 }),
    panel('second', disc(x, 25, 2.4, 3), { ...RUBBER, lift: 0.5 }),
  ];
}

function slideFromAbove() {
  const sole =
    'M30 4C42 4 49 14 48 28C47 42 45 52 46 66C47 84 41 96 30 96C19 96 13 84 14 66C15 52 13 42 12 28C11 14 18 4 30 4Z';
  return [
    panel('dark', `<g transform="translate(1.2 1.6)"><path d="${sole}"/></g>`, { ...RUBBER }),
    panel('skin', sole, { ...RUBBER, round: 1.6, bulge: -1.4, lift: 0.2 }),
    panel('main', 'M9 22C20 14 40 14 51 22L51.6 46C40 37 20 37 8.4 46Z', {
      ...SOFT,
      lift: 1,
      lines: stitches('M10 24C20 16.6 40 16.6 50 24', 'M9.6 43.6C20 35.4 40 35.4 50.4 43.6'),
    }),
  ];
}

/** A trainer for running, for a court, or for trails. */
function trainer(kind) {
  const isCourt = kind === 'court';
  return [
    panel('inside', 'M13 16C20 12.6 31 11.6 39 12.6L34 23C26 24 17 22.6 13 16Z', { ...THIN, tint: -0.2 }),
    panel('second', 'M37 10.6L45.4 7.8C47.6 10.6 50 13.6 52.4 16.4L44.6 22C41.4 18.4 38.8 14.6 37 10.6Z', {
      ...MESH,
      round: 1,
      bulge: 1,
      lift: 0.5,
    }),
    panel(
      'main',
      'M8 20C8.6 14.6 12.6 12.4 15.6 14.6C18.6 20.4 26 22.6 33.4 20.6C36.4 19.6 38.4 17.8 40 16C48 22.6 57.4 27.6 67.6 30.6C77 33.2 86.6 33.8 91 38.4C93.6 41 94.2 43.2 93.8 46H8.6C6.4 37 6.4 28.4 8 20Z',
      {
        ...(isCourt ? UPPER : MESH),
        folds: strokes(0.9, 'M68 33C66.6 37 67 41 69 45', 'M63.6 32C62.4 35 62.4 38 63.4 41'),
        foldDepth: 0.5,
      },
    ),
    panel(
      'second',
      'M8 20C8.6 14.6 12.6 12.4 15.6 14.6L18 18.6C17 27 19.6 37.4 26 46H8.6C6.4 37 6.4 28.4 8 20Z',
      {
        ...OVERLAY,
        lines: stitches('M17 19.4C16.2 28 18.6 37.4 24.4 45.4'),
      },
    ),
    ...(isCourt
      ? [
          panel('second', 'M27 46C30 38 35 31 42 26L47 29C41 34 37.4 39.4 36 46Z', OVERLAY),
          panel(
            'main',
            'M66 30.2C78 33.4 86.6 33.8 91 38.4C93.6 41 94.2 43.2 93.8 46H73C67.6 42 65 36 66 30.2Z',
            {
              ...OVERLAY,
              lines:
                stitches('M67.4 31.6C67 36.6 69.4 41.4 73.8 44.8') +
                range(5)
                  .map((i) => `<circle cx="${74 + i * 2.6}" cy="${35.6 + i * 0.7}" r=".5" fill="#fff"/>`)
                  .join(''),
            },
          ),
        ]
      : [
          panel(
            'second',
            'M76.4 33.4C83.4 34.2 88.4 35.6 91 38.4C93.6 41 94.2 43.2 93.8 46H69C69.4 40.6 72 36.2 76.4 33.4Z',
            {
              ...OVERLAY,
              lines: stitches('M76 35C72.6 37.6 70.8 41 70.2 45'),
            },
          ),
          ...(kind === 'trail'
            ? [panel('second', 'M24 46C32 38 46 33 60 32.4L70 46H62C56 39.6 42 40.6 33 46Z', OVERLAY)]
            : [
                panel('light', 'M25 45C33 42.6 45 36 53 26.4L57.6 28.4C51 37.6 40 44 27.4 46Z', {
                  ...OVERLAY,
                  round: 0.4,
                }),
                panel('light', 'M36 46C43 42.6 51 36.6 57.4 28.8L61 30.2C55.6 37.4 48 43.4 42 46Z', {
                  ...OVERLAY,
                  round: 0.4,
                }),
              ]),
        ]),
    panel(
      'second',
      'M39.4 20.6C42.4 18.8 44.8 16.8 46.6 14.4L70 29.6C68 32.4 65.4 34.2 62.4 35.2C53.4 32 45.4 27 39.4 20.6Z',
      {
        ...OVERLAY,
        round: 0.7,
        lines: stitches('M40.6 21.2C46.4 27 54 31.6 62 34.2'),
      },
    ),
    ...[
      [44.6, 22.4, 5.6, -5.4],
      [49, 25.2, 5.8, -5.2],
      [53.6, 27.8, 5.8, -5],
      [58.2, 30.2, 5.6, -4.6],
      [62.4, 32.4, 5, -4],
    ].map(([x, y, dx, dy]) =>
      panel('light', cord(`M${x} ${y}l${dx} ${dy}`, 1.25), { ...THIN, round: 0.6, lift: 0.45 }),
    ),
    panel(
      'light',
      cord(
        'M48.6 15.8C44 10.4 47.4 6.6 50.2 9.6C51.6 11.2 50.8 14 49.4 16.2C53 11.6 57.4 12.4 56.4 15C55.6 17 52.6 17.4 49.6 16.6',
        1,
      ),
      { ...THIN, lift: 0.5 },
    ),
    ...solesOf(kind),
  ];
}

function solesOf(kind) {
  if (kind === 'court')
    return [
      panel(
        'sole',
        'M6.6 44.6C30 46.6 66 46.4 95 43.8C97 46.4 96.6 51.8 94.4 53.8C64 55.2 34 55.2 9.4 54C6 52 5.6 47.6 6.6 44.6Z',
        {
          ...RUBBER,
          lines: stitches('M8 47.8C32 49.6 66 49.4 95 47'),
        },
      ),
      panel('dark', 'M9 53.8C34 55 64 55 94 53.6L93 55.4C64 56.6 34 56.6 10.4 55.6Z', {
        ...RUBBER,
        lift: 0.1,
      }),
    ];
  const lugs =
    kind === 'trail'
      ? range(13)
          .map((i) => slab(11 + i * 6, 53.4, 4, 3.6, 0.5))
          .join('')
      : '';
  return [
    ...(lugs ? [panel('dark', `<g>${lugs}</g>`, { ...RUBBER, round: 0.5, lift: 0 })] : []),
    panel(
      'sole',
      'M5 42.4C10 44.6 20 45.2 34 45C54 44.8 74 45 95 42.4C98 45.4 97.2 50 92.6 52.4C84 54.4 74 54.6 64 54.4C50 54 40 53 30 53.8C22 54.6 14 55 8.6 54C3.2 52.8 2.6 47 5 42.4Z',
      {
        ...RUBBER,
        round: 1.4,
        bulge: 1,
        folds: strokes(0.6, 'M5 48.4C24 50.6 40 47.4 60 49C74 50 86 49.4 95 47'),
        foldDepth: 0.5,
      },
    ),
    panel(
      'dark',
      'M7 53.8C16 55.4 26 54.2 34 53.8C50 53.2 62 55 74 54.8C82 54.6 88 53.8 91.6 52.8C89 55.6 82 56.6 74 56.8H16C11 56.8 8.4 55.8 7 53.8Z',
      {
        ...RUBBER,
        lift: 0.15,
      },
    ),
  ];
}
