import {
  cord,
  disc,
  GLASS,
  LEATHER,
  METAL,
  panel,
  range,
  slab,
  stitches,
  strokes,
  THIN,
} from '../panels.mjs';

const STONE = { round: 1.4, bulge: 1.2, uneven: 0, contrast: 0.9, gloss: 0.5, shine: 26 };
const hoop = (x, y, r, width) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff" stroke-width="${width}"/>`;
const facets = (points) =>
  points.map((shape, index) =>
    panel('stone', shape, {
      ...STONE,
      round: 0.6,
      bulge: 0.2,
      contrast: 0.4,
      lift: 0,
      tint: [0.16, -0.12, 0.05, 0.22, -0.18, 0.08, -0.05, 0.14][index % 8],
    }),
  );
const cut = (x, y, r) => {
  const at = (angle, radius) =>
    `${(x + Math.cos(angle) * radius).toFixed(2)} ${(y + Math.sin(angle) * radius).toFixed(2)}`;
  return [
    ...facets(
      range(8).map((i) => {
        const from = (i * Math.PI) / 4 - 0.39;
        const to = from + Math.PI / 4;
        return `M${at(from, r)}L${at(to, r)}L${at(to, r * 0.55)}L${at(from, r * 0.55)}Z`;
      }),
    ),
    panel(
      'stone',
      `M${range(8)
        .map((i) => at((i * Math.PI) / 4 - 0.39, r * 0.57))
        .join('L')}Z`,
      { ...STONE, round: 0.4, bulge: 0.1, lift: 0, tint: 0.1 },
    ),
  ];
};
const drop = (x, y, r) => [
  panel(
    'metal',
    `<path d="M${x} ${y - r * 2}C${x + r * 1.3} ${y - r * 0.4} ${x + r * 1.2} ${y + r * 1.1} ${x} ${y + r * 1.1}C${x - r * 1.2} ${y + r * 1.1} ${x - r * 1.3} ${y - r * 0.4} ${x} ${y - r * 2}Z"/>`,
    METAL,
  ),
  panel(
    'stone',
    `M${x} ${y - r * 1.55}C${x + r} ${y - r * 0.3} ${x + r * 0.95} ${y + r * 0.85} ${x} ${y + r * 0.85}C${x - r * 0.95} ${y + r * 0.85} ${x - r} ${y - r * 0.3} ${x} ${y - r * 1.55}Z`,
    { ...STONE, lift: 0.1 },
  ),
  ...facets([
    `M${x} ${y - r * 1.1}L${x + r * 0.5} ${y}L${x} ${y + r * 0.5}Z`,
    `M${x} ${y - r * 1.1}L${x - r * 0.5} ${y}L${x} ${y + r * 0.5}Z`,
  ]),
];
const chain = (path, width = 0.9) =>
  panel(
    'metal',
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-dasharray="1.3 .55" stroke-linecap="round"/>`,
    { ...METAL, round: 0.4, lift: 0.5 },
  );

/** Tints of neighbouring facets. They differ strongly, as in a real stone. */
const SPARKLE = [0.3, -0.2, 0.08, -0.3, 0.44, -0.1, 0.18, -0.34, 0.02, 0.36, -0.24, 0.12];
const flat = (shape, tint, slot = 'stone') =>
  panel(slot, shape, { ...STONE, round: 0.3, bulge: 0.05, contrast: 0.3, lift: 0, tint });
const glint = (shape) => flat(shape, 0.3, 'light');
const polygon = (points) => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

function brilliant(x, y, r) {
  const at = (turns, share) => {
    const angle = (turns * Math.PI) / 8 - 0.2;
    return [x + Math.cos(angle) * r * share, y + Math.sin(angle) * r * share];
  };
  const tint = (place, swing = 1) => SPARKLE[place % SPARKLE.length] * swing;
  return [
    flat(polygon(range(16).map((i) => at(i, 1))), 0),
    ...range(16).map((i) =>
      flat(polygon([at(i, 1), at(i + 1, 1), at(i % 2 ? i : i + 1, 0.72)]), tint(i * 5)),
    ),
    ...range(8).map((i) =>
      flat(
        polygon([at(2 * i, 1), at(2 * i + 1, 0.72), at(2 * i, 0.5), at(2 * i - 1, 0.72)]),
        tint(i * 7 + 3),
      ),
    ),
    ...range(8).map((i) =>
      flat(polygon([at(2 * i, 0.5), at(2 * i + 1, 0.72), at(2 * i + 2, 0.5)]), tint(i * 3 + 5)),
    ),
    flat(polygon(range(8).map((i) => at(2 * i, 0.5))), 0.06),
    ...range(8).map((i) =>
      flat(polygon([at(2 * i, 0.5), at(2 * i + 2, 0.5), at(2 * i + 1, 0.1)]), tint(i * 5 + 1, 0.7)),
    ),
    glint(polygon([at(10, 0.5), at(11, 0.72), at(12, 0.5), at(11, 0.44)])),
    glint(polygon([at(3, 0.9), at(4, 0.94), at(3.4, 0.76)])),
  ];
}

function stepCut(x, y) {
  const ring = (size, corner) => [
    [x - size + corner, y - size],
    [x + size - corner, y - size],
    [x + size, y - size + corner],
    [x + size, y + size - corner],
    [x + size - corner, y + size],
    [x - size + corner, y + size],
    [x - size, y + size - corner],
    [x - size, y - size + corner],
  ];
  const rings = [ring(34, 15), ring(27, 12.5), ring(20.5, 10), ring(14, 7)];
  const sides = [
    [0.4, 0.26, -0.1, -0.26, -0.34, -0.2, 0.06, 0.34],
    [-0.14, 0.06, 0.3, 0.12, 0.24, -0.06, -0.28, -0.22],
    [0.28, 0.1, -0.22, -0.3, -0.1, -0.26, 0.16, 0.36],
  ];
  return [
    flat(polygon(rings[0]), 0),
    ...sides.flatMap((tints, step) =>
      tints.map((tint, i) => {
        const [outer, inner] = [rings[step], rings[step + 1]];
        const next = (i + 1) % 8;
        return flat(polygon([outer[i], outer[next], inner[next], inner[i]]), tint);
      }),
    ),
    flat(polygon(rings[3]), -0.02),
    flat(polygon([rings[3][0], rings[3][1], [x, y + 2], rings[3][7]]), 0.26),
    flat(polygon([rings[3][3], rings[3][4], rings[3][5], [x + 2, y + 4]]), -0.18),
    glint(
      polygon([
        [x - 10, y - 24],
        [x + 3, y - 24],
        [x - 1, y - 21],
        [x - 13, y - 21],
      ]),
    ),
    glint(
      polygon([
        [x - 24, y - 12],
        [x - 21.4, y - 14],
        [x - 21.4, y - 3],
        [x - 24, y - 1],
      ]),
    ),
  ];
}

function sideOfGem() {
  const top = [30, 39, 50, 61, 70].map((x) => [x, 13]);
  const girdle = [14, 27, 39, 50, 61, 73, 86].map((x) => [x, 31]);
  const foot = [50, 74];
  return [
    flat('M30 13H70L86 31L50 74L14 31Z', 0),
    ...range(6).map((i) => flat(polygon([girdle[i], girdle[i + 1], foot]), SPARKLE[(i * 5 + 2) % 12])),
    ...[1, 3, 5].map((i) =>
      flat(
        polygon([girdle[i], [girdle[i][0] - 4, 44], foot, [girdle[i][0] + 5, 42]]),
        SPARKLE[(i * 7 + 4) % 12] * 0.8,
      ),
    ),
    ...range(4).map((i) =>
      flat(polygon([top[i], top[i + 1], girdle[i + 2], girdle[i + 1]]), SPARKLE[(i * 5) % 12]),
    ),
    flat(polygon([top[0], girdle[1], girdle[0]]), 0.34),
    flat(polygon([top[4], girdle[6], girdle[5]]), -0.3),
    ...[1, 2, 3].map((i) =>
      flat(polygon([top[i], [top[i][0] + 6, 31], [top[i][0] - 6, 31]]), SPARKLE[(i * 3 + 1) % 12]),
    ),
    glint('M33 15H44L40 19H31Z'),
    glint('M27 33L34 33L40 46Z'),
  ];
}

export const JEWELS = {
  ring: [
    {
      panels: [
        panel('metal', hoop(50, 62, 24, 4.6), METAL),
        panel('metal', 'M40 33L44 40H56L60 33L56 30H44Z', METAL),
        ...cut(50, 27, 12),
        ...[
          [39, 27],
          [61, 27],
          [50, 15.6],
          [50, 38.4],
        ].map(([x, y]) => panel('metal', disc(x, y, 1.4), { ...METAL, lift: 0.2 })),
      ],
    },
    {
      panels: [
        panel('metal', hoop(50, 58, 25, 6.4), { ...METAL, round: 2.6 }),
        panel('metal', disc(50, 31, 13, 10), { ...METAL, round: 2 }),
        panel('stone', disc(50, 31, 10.4, 7.6), { ...STONE, bulge: 4, round: 4, lift: 0.1 }),
      ],
    },
    {
      panels: [
        panel('metal', hoop(50, 56, 27, 4), METAL),
        ...range(7).flatMap((i) => {
          const a = -Math.PI / 2 + (i - 3) * 0.27;
          return [
            panel('metal', disc(50 + Math.cos(a) * 27.6, 56 + Math.sin(a) * 27.6, 3.8), {
              ...METAL,
              lift: 0.2,
            }),
            ...cut(50 + Math.cos(a) * 27.6, 56 + Math.sin(a) * 27.6, 3),
          ];
        }),
      ],
    },
  ],
  'gem-stone': [
    { height: 80, panels: sideOfGem() },
    { panels: brilliant(50, 50, 33) },
    { panels: stepCut(50, 50) },
  ],
  crown: [
    {
      height: 70,
      panels: [
        panel(
          'metal',
          'M12 24C18 34 24 38 30 38C36 36 42 26 50 12C58 26 64 36 70 38C76 38 82 34 88 24L84 56Q50 62 16 56Z',
          { ...METAL, round: 1.4, contrast: 0.7 },
        ),
        panel('metal', 'M15.6 52Q50 58 84.4 52L84 60Q50 66 16 60Z', { ...METAL, lift: 0.4 }),
        ...[
          [12, 22],
          [50, 10],
          [88, 22],
        ].map(([x, y]) => panel('light', disc(x, y, 3), { ...STONE, bulge: 2, lift: 0.2 })),
        ...cut(50, 44, 5),
        ...cut(30, 46, 3.4),
        ...cut(70, 46, 3.4),
      ],
    },
    {
      height: 60,
      panels: [
        panel('metal', cord('M10 48Q50 34 90 48', 2.4), METAL),
        ...range(9).flatMap((i) => {
          const x = 16 + i * 8.5;
          const y = 45 - Math.cos(((i - 4) / 4) * 1.3) * 6;
          const high = 8 + (4 - Math.abs(i - 4)) * 3.4;
          return [
            panel('metal', cord(`M${x} ${y}V${y - high}`, 1), METAL),
            ...cut(x, y - high, i % 2 ? 2 : 3.2),
          ];
        }),
      ],
    },
  ],
  'prayer-beads': [
    {
      panels: [
        ...beads(50, 40, 30, 26, 30, 3.1),
        panel('metal', disc(50, 69, 3), METAL),
        panel('second', 'M48.6 71H51.4L56 92H44Z', {
          ...THIN,
          folds: strokes(
            0.6,
            range(5).map((i) => `M50 72L${45 + i * 2.4} 92`),
          ),
          foldBlur: 0.3,
        }),
      ],
    },
    { panels: [...beads(50, 50, 32, 32, 20, 5), panel('metal', disc(50, 82, 3), METAL), ...cut(50, 89, 5)] },
  ],
  earrings: [
    {
      panels: [
        ...[28, 70].flatMap((x) => [
          panel(
            'metal',
            cord(`M${x} 42C${x} 32 ${x - 1} 26 ${x + 5} 22C${x + 10} 20 ${x + 12} 26 ${x + 9} 34`, 1.1),
            { ...METAL, lift: 0.5 },
          ),
          ...drop(x, 62, 11),
        ]),
      ],
    },
    {
      panels: [
        ...[28, 72].flatMap((x) => [
          panel('metal', hoop(x, 52, 18, 3), { ...METAL, lift: 0.6 }),
          ...cut(x, 70, 4),
        ]),
      ],
    },
    {
      panels: [
        ...[32, 68].flatMap((x) => [
          panel('metal', disc(x, 42, 9.4), METAL),
          ...cut(x, 42, 7.4),
          panel('metal', cord(`M${x} 52V60`, 0.8), METAL),
          panel('light', disc(x, 66, 6.4), { ...STONE, bulge: 4, round: 4, gloss: 0.3 }),
        ]),
      ],
    },
  ],
  pendant: [
    {
      panels: [
        chain('M50 68C36 60 18 40 20 22C22 6 78 6 80 22C82 40 64 60 50 68'),
        panel('metal', hoop(50, 68, 2, 0.9), METAL),
        ...drop(50, 84, 9),
      ],
    },
    {
      panels: [
        chain('M50 64C32 58 14 42 16 26C18 8 82 8 84 26C86 42 68 58 50 64', 1.4),
        panel('metal', disc(50, 74, 12), METAL),
        ...cut(50, 74, 9),
      ],
    },
    {
      panels: [
        chain('M50 76C44 62 30 34 22 6', 0.8),
        chain('M50 76C56 62 70 34 78 6', 0.8),
        panel('metal', slab(43, 74, 14, 20, 1.4), METAL),
        panel('stone', 'M46 76.4H54L55.6 78V90L54 91.6H46L44.4 90V78Z', { ...STONE, lift: 0 }),
        ...facets(['M46 76.4H54L52 80H48Z', 'M54 91.6H46L48 88H52Z']),
      ],
    },
  ],
  watch: [
    { height: 120, width: 70, panels: watch('round') },
    { height: 120, width: 70, panels: watch('square') },
    { height: 120, width: 70, panels: watch('steel') },
  ],
};

function beads(x, y, rx, ry, count, size) {
  return range(count).map((i) => {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / count;
    return panel(
      'main',
      disc(
        (x + Math.cos(angle) * rx * (1 + 0.04 * Math.sin(i * 3))).toFixed(2),
        (y + Math.sin(angle) * ry).toFixed(2),
        size,
      ),
      { round: size, bulge: size * 0.5, uneven: 0, contrast: 0.7, gloss: 0.3, shine: 24, lift: 0.5 },
    );
  });
}

function watch(kind) {
  const steel = kind === 'steel';
  const slot = steel ? 'metal' : 'main';
  const surface = steel
    ? {
        ...METAL,
        folds: strokes(
          0.5,
          range(30).map((i) => `M22 ${5 + i * 3.8}H48`),
        ),
        foldDepth: 0.5,
        foldBlur: 0.25,
      }
    : { ...LEATHER, round: 1.6, bulge: 1 };
  const face = kind === 'square' ? slab(17, 42, 36, 38, 6) : disc(35, 60, 21);
  const dial = kind === 'square' ? slab(20.6, 45.6, 28.8, 30.8, 4) : disc(35, 60, 17.4);
  return [
    panel(slot, 'M25 2H45L47.6 44H22.4Z', {
      ...surface,
      lines: steel ? undefined : stitches('M26.6 4L24.4 43', 'M43.4 4L45.6 43'),
    }),
    panel(slot, 'M22.4 76H47.6L45 118Q35 120 25 118Z', {
      ...surface,
      lines: steel ? undefined : stitches('M24.4 77L26.6 116', 'M45.6 77L43.4 116'),
    }),
    ...(steel
      ? []
      : range(4).map((i) => panel('dark', disc(35, 94 + i * 5.4, 0.9, 0.7), { ...THIN, lift: 0 }))),
    panel('metal', slab(55, 57.6, 4, 5, 1), METAL),
    panel('metal', face, { ...METAL, round: 3 }),
    panel(steel ? 'main' : 'dial', dial, { ...GLASS, round: 0.8, lift: -0.01, contrast: 0.3, gloss: 0.1 }),
    ...range(12).map((i) => {
      const a = (i * Math.PI) / 6;
      const r = kind === 'square' ? 12.4 : 14.6;
      return panel(
        steel ? 'light' : 'dark',
        cord(
          `M${(35 + Math.cos(a) * r).toFixed(2)} ${(60 + Math.sin(a) * r).toFixed(2)}l${(-Math.cos(a) * 2).toFixed(2)} ${(-Math.sin(a) * 2).toFixed(2)}`,
          0.7,
        ),
        { ...THIN, lift: 0.1 },
      );
    }),
    panel(steel ? 'light' : 'dark', cord('M35 60L29 53', 1.2), { ...THIN, lift: 0.3 }),
    panel(steel ? 'light' : 'dark', cord('M35 60L44 50', 0.8), { ...THIN, lift: 0.3 }),
    panel('gold', cord('M35 63L35 47', 0.4), { ...THIN, lift: 0.3 }),
    panel('gold', disc(35, 60, 1.2), METAL),
  ];
}
