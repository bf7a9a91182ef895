import {
  CLOTH,
  cord,
  disc,
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

const LONG = { sleeve: 'long', cuff: 5.2 };
const MIDDLE = 50;

function bodyOf({ neck, depth, shoulder, chest, waist, waistAt, hem, length, sag = 1.6, pointed = false }) {
  const left = MIDDLE - neck;
  const right = MIDDLE + neck;
  const front = pointed
    ? `L${MIDDLE} ${10 + depth}L${left} 10`
    : `C${right - neck * 0.35} ${10 + depth * 1.25} ${left + neck * 0.35} ${10 + depth * 1.25} ${left} 10`;
  const armpit = 34;
  return (
    `M${left} 10L${MIDDLE - shoulder} 15C${MIDDLE - shoulder + 1} 22 ${MIDDLE - chest + 0.5} 28 ${MIDDLE - chest} ${armpit}` +
    `C${MIDDLE - chest + 0.4} ${armpit + 6} ${MIDDLE - waist} ${waistAt - 8} ${MIDDLE - waist} ${waistAt}` +
    `C${MIDDLE - waist} ${waistAt + 8} ${MIDDLE - hem} ${length - 12} ${MIDDLE - hem} ${length}` +
    `Q${MIDDLE} ${length + sag * 2} ${MIDDLE + hem} ${length}` +
    `C${MIDDLE + hem} ${length - 12} ${MIDDLE + waist} ${waistAt + 8} ${MIDDLE + waist} ${waistAt}` +
    `C${MIDDLE + waist} ${waistAt - 8} ${MIDDLE + chest - 0.4} ${armpit + 6} ${MIDDLE + chest} ${armpit}` +
    `C${MIDDLE + chest - 0.5} 28 ${MIDDLE + shoulder - 1} 22 ${MIDDLE + shoulder} 15L${right} 10${front}Z`
  );
}

function sleeveOf({ sleeve, shoulder, chest, cuff, reach = 50, lean = 13 }) {
  const x = MIDDLE - shoulder;
  const along = sleeve === 'long' ? reach : sleeve === 'elbow' ? 27 : sleeve === 'cap' ? 11 : 18;
  const out = sleeve === 'long' ? lean : sleeve === 'cap' ? 8.5 : 11;
  const wide = cuff ?? 7.5;
  const foot = { x: x - out, y: 15 + along };
  const tilt = sleeve === 'long' ? 0.16 : 0.45;
  const outer = { x: foot.x - wide * 0.5, y: foot.y - wide * tilt * 0.5 };
  const inner = { x: foot.x + wide * 0.9, y: foot.y + wide * tilt * 0.8 };
  const shape =
    `M${x + 3} 13.6C${x - 3} 15 ${x - 6} 20 ${x - 7} ${15 + along * 0.35}` +
    `C${x - 9} ${15 + along * 0.6} ${outer.x - 0.5} ${outer.y - along * 0.2} ${outer.x} ${outer.y}` +
    `L${inner.x} ${inner.y}C${inner.x + 1.5} ${inner.y - along * 0.3} ${MIDDLE - chest - 1} ${44} ${MIDDLE - chest + 2.2} 35` +
    `L${MIDDLE - chest + 4} 26Z`;
  return { shape, outer, inner };
}

const bothSides = (slot, shape, surface, angle) => [
  panel(slot, shape, { ...surface, angle }),
  panel(slot, mirrored(shape), {
    ...surface,
    angle: -angle,
    folds: surface.folds && mirrored(surface.folds),
    lines: surface.lines && mirrored(surface.lines),
  }),
];

const DRAPE = [
  'M36 40C38 55 37 68 39 80',
  'M62 36C60 50 63 66 61 82',
  'M48 50C49 60 47 72 48 84',
  'M32 36C36 39 39 41 42 42',
  'M68 36C64 39 61 41 58 42',
];

export function top({
  neck = 8,
  depth = 5,
  shoulder = 19,
  chest = 20,
  waist = 19.5,
  waistAt = 55,
  hem = 20,
  length = 78,
  sleeve = 'short',
  cuff,
  surface = CLOTH,
  pointed = false,
  rib = 1.9,
  ribbed = false,
  more = [],
  under = [],
  drape = 1,
  tilt = 15,
  lean,
  reach,
}) {
  const shape = bodyOf({ neck, depth, shoulder, chest, waist, waistAt, hem, length, pointed });
  const arms =
    sleeve === 'none'
      ? undefined
      : sleeveOf({ sleeve, shoulder, chest, cuff, ...(lean && { lean }), ...(reach && { reach }) });
  const edge = pointed
    ? `M${MIDDLE - neck} 10L${MIDDLE} ${10 + depth}L${MIDDLE + neck} 10`
    : `M${MIDDLE - neck} 10C${MIDDLE - neck * 0.65} ${10 + depth * 1.25} ${MIDDLE + neck * 0.65} ${10 + depth * 1.25} ${MIDDLE + neck} 10`;
  const armFolds = strokes(
    1.6,
    `M${MIDDLE - chest - 1} 36L${MIDDLE - chest - 8} 40`,
    `M${MIDDLE - chest - 1} 41L${MIDDLE - chest - 9} 47`,
    `M${MIDDLE - shoulder - 3} 22C${MIDDLE - shoulder - 6} 32 ${MIDDLE - shoulder - 7} 44 ${MIDDLE - shoulder - 10} 56`,
  );
  return [
    panel(
      'inside',
      `M${MIDDLE - neck} 10Q${MIDDLE} 7 ${MIDDLE + neck} 10L${MIDDLE + neck} ${12 + depth}L${MIDDLE - neck} ${12 + depth}Z`,
      { ...THIN, tint: -0.16 },
    ),
    ...under,
    ...(arms
      ? bothSides(
          'main',
          arms.shape,
          { ...surface, folds: armFolds, foldDepth: 0.9 * drape, lift: 0.7 },
          tilt,
        )
      : []),
    ...(arms && rib > 0 && !ribbed
      ? [
          panel(
            'main',
            cord(
              `M${arms.outer.x + 0.3} ${arms.outer.y - 0.6}L${arms.inner.x - 0.4} ${arms.inner.y - 0.9}`,
              0.5,
            ),
            { ...THIN, lift: 0.3, angle: tilt },
          ),
          panel(
            'main',
            mirrored(
              cord(
                `M${arms.outer.x + 0.3} ${arms.outer.y - 0.6}L${arms.inner.x - 0.4} ${arms.inner.y - 0.9}`,
                0.5,
              ),
            ),
            { ...THIN, lift: 0.3, angle: -tilt },
          ),
        ]
      : []),
    ...(arms && ribbed
      ? bothSides(
          'rib',
          cord(
            `M${arms.outer.x + 1.4} ${arms.outer.y - 1.2}L${arms.inner.x - 0.6} ${arms.inner.y - 1.4}`,
            4.4,
          ),
          { ...THIN, round: 1.6, lift: 0.5, lines: ribs(arms.outer, arms.inner) },
          tilt,
        )
      : []),
    panel('main', shape, {
      ...surface,
      folds: strokes(1.9, DRAPE),
      foldDepth: 0.75 * drape,
      foldBlur: 1,
      lift: 0.9,
      lines: stitches(
        `M${MIDDLE - hem + 0.3} ${length - 2}Q${MIDDLE} ${length + 1.2} ${MIDDLE + hem - 0.3} ${length - 2}`,
      ),
    }),
    ...(ribbed
      ? [
          panel(
            'rib',
            `M${MIDDLE - hem} ${length - 5}Q${MIDDLE} ${length - 1.6} ${MIDDLE + hem} ${length - 5}L${MIDDLE + hem - 1.4} ${length + 0.6}Q${MIDDLE} ${length + 3.6} ${MIDDLE - hem + 1.4} ${length + 0.6}Z`,
            {
              ...THIN,
              round: 1.8,
              lift: 0.5,
              lines: range(38)
                .map((i) => cord(`M${MIDDLE - hem + 1 + (i * (2 * hem - 2)) / 37} ${length - 4.4}v6.4`, 0.4))
                .join(''),
            },
          ),
        ]
      : []),
    ...(rib > 0
      ? [panel(ribbed ? 'rib' : 'main', cord(edge, rib + (ribbed ? 1 : 0)), { ...THIN, lift: 0.4 })]
      : []),
    ...more,
  ];
}

const ribs = (outer, inner) =>
  range(8)
    .map((i) => {
      const x = outer.x + 1 + ((inner.x - outer.x - 1) * i) / 7;
      const y = outer.y - 3 + ((inner.y - outer.y) * i) / 7;
      return cord(`M${x} ${y}l-.4 4`, 0.4);
    })
    .join('');

export const button = (x, y, r = 0.9, slot = 'button') => [
  panel(slot, disc(x, y, r), { ...THIN, round: 0.5, lift: 0.35, gloss: 0.3 }),
];
export const buttons = (x, from, to, count, r, slot) =>
  range(count).flatMap((i) => button(x, from + ((to - from) * i) / (count - 1), r, slot));

export const collar = (neck, drop = 8) =>
  ['', 'x'].map((other) => {
    const shape = `M${MIDDLE - neck - 0.6} 8.6C${MIDDLE - neck * 0.4} 10 ${MIDDLE - 1.5} 12 ${MIDDLE - 0.2} 15.5L${MIDDLE - neck * 0.62} ${11.5 + drop}C${MIDDLE - neck - 0.5} ${9 + drop * 0.7} ${MIDDLE - neck - 2} 12 ${MIDDLE - neck - 0.6} 8.6Z`;
    return panel('main', other ? mirrored(shape) : shape, {
      ...CLOTH,
      round: 1.2,
      lift: 0.8,
      angle: other ? -35 : 35,
    });
  });

export const lapels = (neck, to, wide = 9) =>
  ['', 'x'].map((other) => {
    const shape = `M${MIDDLE - neck - 0.8} 8.4C${MIDDLE - neck} 14 ${MIDDLE - 3.5} ${to - 12} ${MIDDLE + 0.3} ${to}C${MIDDLE - 4} ${to - 4} ${MIDDLE - wide - 2} ${to - 15} ${MIDDLE - wide - 3.4} 24.5L${MIDDLE - wide + 1.4} 23L${MIDDLE - wide - 4} 19.8C${MIDDLE - neck - 4} 16 ${MIDDLE - neck - 3} 11 ${MIDDLE - neck - 0.8} 8.4Z`;
    return panel('main', other ? mirrored(shape) : shape, {
      ...CLOTH,
      round: 1.2,
      lift: 0.9,
      tint: 0.02,
      angle: other ? -25 : 25,
    });
  });

export const pocket = (x, y, width, height) =>
  panel('main', slab(x, y, width, height, 0.8), {
    ...THIN,
    lift: 0.45,
    lines: stitches(
      `M${x + 0.8} ${y + 0.9}h${width - 1.6}`,
      `M${x + 0.7} ${y + 1}v${height - 2}h${width - 1.4}v${2 - height}`,
    ),
  });
export const flap = (x, y, width, height = 3.6, turn = 0) =>
  panel('main', `<g transform="rotate(${turn} ${x} ${y})">${slab(x, y, width, height, 0.9)}</g>`, {
    ...THIN,
    round: 1,
    lift: 0.6,
  });

const neckline = (depth) => ({ neck: 9, depth });

export const TOPS = {
  't-shirt': [
    { panels: top({}) },
    { panels: top({ neck: 8.5, depth: 11, pointed: true, chest: 19, waist: 18, hem: 18.6 }) },
    {
      panels: top({
        shoulder: 22,
        chest: 24,
        waist: 24,
        hem: 24,
        length: 74,
        sleeve: 'elbow',
        cuff: 9,
        more: [pocket(55, 32, 9, 10)],
      }),
    },
  ],
  'womans-clothes': [
    {
      panels: top({
        ...neckline(9),
        sleeve: 'cap',
        cuff: 9,
        waist: 16.5,
        hem: 19,
        length: 70,
        drape: 1.3,
        rib: 1.1,
      }),
    },
    {
      panels: top({
        neck: 8,
        depth: 6,
        ...LONG,
        cuff: 6,
        waist: 18,
        hem: 20,
        length: 76,
        rib: 0,
        pointed: true,
        more: [
          ...collar(8),
          panel('main', slab(48.6, 15, 2.8, 62, 0.6), { ...THIN, lift: 0.4 }),
          ...buttons(50, 22, 72, 6, 0.75),
        ],
      }),
    },
    {
      panels: top({
        neck: 10,
        depth: 15,
        pointed: true,
        sleeve: 'elbow',
        cuff: 10,
        waist: 16,
        waistAt: 52,
        hem: 20,
        length: 68,
        drape: 1.4,
        rib: 0.8,
        more: [
          panel('main', 'M34 51C42 54 58 54 66 51L66 54.5C58 57.5 42 57.5 34 54.5Z', { ...THIN, lift: 0.6 }),
          panel('main', 'M60 54C64 60 65 66 63 72L60.5 71C61.5 66 60 60 57 56Z', {
            ...THIN,
            lift: 0.7,
            angle: 60,
          }),
        ],
      }),
    },
  ],
  'running-shirt': [
    {
      panels: top({
        neck: 8,
        depth: 12,
        shoulder: 14,
        chest: 19,
        waist: 18,
        hem: 19,
        length: 76,
        sleeve: 'none',
        rib: 1.5,
        more: [
          panel('second', cord('M31.5 34C34 30 36 24 36.6 15', 1.2), { ...THIN, lift: 0.2 }),
          panel('second', mirrored(cord('M31.5 34C34 30 36 24 36.6 15', 1.2)), { ...THIN, lift: 0.2 }),
        ],
      }),
    },
    {
      panels: top({
        neck: 9,
        depth: 15,
        shoulder: 12.5,
        chest: 18,
        waist: 16,
        hem: 17.5,
        length: 66,
        sleeve: 'none',
        rib: 1.1,
        more: [panel('second', 'M33 61Q50 64 67 61L67.4 64.6Q50 67.6 32.6 64.6Z', { ...THIN, lift: 0.2 })],
      }),
    },
  ],
  sweater: [
    {
      panels: top({
        neck: 8.4,
        depth: 4,
        shoulder: 20,
        chest: 22.5,
        waist: 22.5,
        hem: 21.5,
        length: 74,
        ...LONG,
        cuff: 6.4,
        surface: SOFT,
        ribbed: true,
        rib: 2.2,
        drape: 1.2,
      }),
    },
    {
      panels: top({
        neck: 7.6,
        depth: 3,
        shoulder: 20,
        chest: 22,
        waist: 22,
        hem: 21,
        length: 73,
        ...LONG,
        cuff: 6.2,
        surface: SOFT,
        ribbed: true,
        rib: 1.5,
        drape: 1.1,
        more: [
          panel('rib', 'M42 3.6C46 2.4 54 2.4 58 3.6L58.6 11.6C54 14.4 46 14.4 41.4 11.6Z', {
            ...SOFT,
            round: 2,
            lift: 0.8,
            lines: range(15)
              .map((i) => cord(`M${42.6 + i} 4.6v8.6`, 0.35))
              .join(''),
          }),
        ],
      }),
    },
    {
      panels: top({
        neck: 8,
        depth: 22,
        pointed: true,
        shoulder: 20,
        chest: 22,
        waist: 22,
        hem: 21.5,
        length: 75,
        ...LONG,
        cuff: 6,
        surface: SOFT,
        ribbed: true,
        rib: 1.7,
        drape: 1.1,
        more: [
          panel('rib', slab(48, 31, 4, 43.5, 1), { ...THIN, round: 1.2, lift: 0.5 }),
          ...buttons(50, 36, 70, 5, 1.1),
        ],
      }),
    },
  ],
  blazer: [
    {
      panels: top({
        neck: 7,
        depth: 34,
        pointed: true,
        shoulder: 21,
        chest: 21,
        waist: 19,
        waistAt: 52,
        hem: 22,
        length: 80,
        ...LONG,
        cuff: 6,
        reach: 56,
        rib: 0,
        drape: 0.8,
        under: [panel('lining', 'M43 10L57 10L55 46L45 46Z', { ...THIN, tint: -0.1 })],
        more: [
          panel('main', cord('M50 44C50.4 56 50.2 70 52.5 81', 0.4), { ...THIN, lift: 0.5 }),
          ...lapels(7, 45),
          ...buttons(51, 49, 58, 2, 1.1),
          flap(32, 58, 11, 3.4, 3),
          flap(57.5, 58.6, 11, 3.4, -3),
          flap(57, 31, 8, 1.6, -6),
        ],
      }),
    },
    {
      panels: top({
        neck: 7,
        depth: 8,
        pointed: true,
        shoulder: 21,
        chest: 22,
        waist: 22,
        hem: 22,
        length: 76,
        ...LONG,
        cuff: 6.6,
        rib: 0,
        drape: 0.9,
        more: [
          panel('main', slab(48.4, 14, 3.4, 63, 0.6), { ...THIN, lift: 0.5 }),
          ...collar(7, 9),
          ...buttons(50.1, 24, 70, 5, 1),
          pocket(32.5, 54, 12, 13),
          pocket(55.5, 54, 12, 13),
          pocket(56, 28, 9.5, 10.5),
        ],
      }),
    },
  ],
  coat: [
    {
      tall: true,
      panels: top({
        neck: 7,
        depth: 36,
        pointed: true,
        shoulder: 20,
        chest: 20.5,
        waist: 20,
        waistAt: 58,
        hem: 24,
        length: 108,
        ...LONG,
        cuff: 6,
        reach: 58,
        lean: 12,
        rib: 0,
        drape: 0.9,
        under: [panel('lining', 'M43 10L57 10L55 48L45 48Z', { ...THIN, tint: -0.1 })],
        more: [
          panel('main', cord('M50 46C50.4 66 50.6 90 51.4 109', 0.45), { ...THIN, lift: 0.6 }),
          ...lapels(7, 47, 10),
          ...buttons(51, 53, 76, 3, 1.3),
          flap(31, 68, 11, 3.8, 6),
          flap(58, 69.2, 11, 3.8, -6),
        ],
      }),
    },
    {
      tall: true,
      panels: top({
        neck: 7,
        depth: 30,
        pointed: true,
        shoulder: 21,
        chest: 22,
        waist: 20,
        waistAt: 60,
        hem: 26,
        length: 112,
        ...LONG,
        cuff: 7,
        reach: 56,
        lean: 13,
        rib: 0,
        drape: 1.1,
        under: [panel('lining', 'M43 10L57 10L55 44L45 44Z', { ...THIN, tint: -0.1 })],
        more: [
          ...lapels(7, 41, 11),
          panel('main', 'M29.6 58C40 61 60 61 70.4 58L70.6 63.4C60 66.4 40 66.4 29.4 63.4Z', {
            ...THIN,
            round: 1.4,
            lift: 0.8,
          }),
          panel('main', 'M44 62C42 72 40 82 41 92L45 92.4C44.6 82 46.4 72 48.6 63Z', {
            ...THIN,
            lift: 0.8,
            angle: 80,
          }),
          panel('button', slab(45.4, 58.6, 5, 7, 1), { ...METAL, lift: 0.5 }),
          flap(31, 74, 10, 3.4, 12),
          flap(59, 76, 10, 3.4, -12),
        ],
      }),
    },
    {
      panels: top({
        neck: 6.5,
        depth: 5,
        shoulder: 21,
        chest: 22.5,
        waist: 22,
        hem: 23,
        length: 84,
        ...LONG,
        cuff: 7,
        reach: 52,
        rib: 0,
        drape: 0.9,
        more: [
          panel('main', slab(47.6, 13, 5.4, 72, 0.6), { ...THIN, lift: 0.6 }),
          ...collar(7.4, 9),
          ...range(4).flatMap((i) => [
            panel('button', slab(45.6, 26 + i * 14, 9.4, 1.9, 0.95), {
              ...THIN,
              round: 0.8,
              lift: 0.5,
              gloss: 0.3,
            }),
          ]),
          pocket(32, 56, 12, 14),
          pocket(56, 56, 12, 14),
        ],
      }),
    },
  ],
  puffer: [{ panels: puffer(78) }, { panels: puffer(64) }, { panels: puffer(90) }],
  kimono: [{ panels: kimono(84, 22) }, { panels: kimono(96, 17) }],
};

function puffer(length) {
  const rows = Math.round((length - 18) / 9.4);
  const seams = range(rows - 1).map((i) => {
    const y = 20 + ((length - 20) * (i + 1)) / rows;
    return `M26 ${y}Q50 ${y + 2.4} 74 ${y}`;
  });
  const puffed = {
    ...SOFT,
    round: 3,
    bulge: 2,
    fall: 0,
    uneven: 0.35,
    grainOf: 5,
    contrast: 0.42,
    gloss: 0.06,
    shine: 10,
  };
  const arm = sleeveOf({ sleeve: 'long', shoulder: 21, chest: 23, cuff: 8, reach: 48, lean: 14 });
  const armSeams = range(5).map((i) => `M${14 - i * 0.5} ${25 + i * 8.6}L${34} ${30 + i * 8.2}`);
  const shape = bodyOf({
    neck: 7,
    depth: 2,
    shoulder: 21,
    chest: 23.5,
    waist: 23.5,
    waistAt: 52,
    hem: 22.5,
    length,
  });
  return [
    ...bothSides(
      'main',
      arm.shape,
      { ...puffed, folds: strokes(1.5, armSeams), foldDepth: 1.7, foldBlur: 1.3 },
      15,
    ),
    panel('main', shape, { ...puffed, folds: strokes(1.5, seams), foldDepth: 1.7, foldBlur: 1.4 }),
    panel('main', 'M40.6 4C46 2.6 54 2.6 59.4 4L60.4 14C54 17 46 17 39.6 14Z', {
      ...puffed,
      folds: strokes(1.2, 'M40 9.4Q50 12 60 9.4'),
      foldDepth: 1.6,
      lift: 0.9,
    }),
    panel('button', slab(49.2, 5, 1.6, length - 5, 0.6), {
      ...METAL,
      lift: 0.5,
      lines: range(40)
        .map((i) => cord(`M49.3 ${6 + (i * (length - 8)) / 40}h1.4`, 0.35))
        .join(''),
    }),
  ];
}

function kimono(length, wide) {
  const sleeve = `M33 12.6L${30 - wide * 0.9} 20L${28 - wide} 58Q${33 - wide * 0.4} 62 ${33 - 2} 58L30.5 36L33 30Z`;
  return [
    panel('inside', 'M42 9Q50 6 58 9L58 30L42 30Z', { ...THIN, tint: -0.14 }),
    ...bothSides(
      'main',
      sleeve,
      { ...CLOTH, folds: strokes(2, `M30 22C22 34 20 46 ${22 - wide * 0.2} 56`), lift: 0.7 },
      8,
    ),
    panel(
      'main',
      `M42 9.4L32 13L30 40L28.5 ${length}Q50 ${length + 3} 71.5 ${length}L70 40L68 13L58 9.4L50 40Z`,
      { ...CLOTH, folds: strokes(2, DRAPE), foldDepth: 0.9, foldBlur: 1, lift: 0.8 },
    ),
    panel(
      'second',
      `M58.4 8.4L62 9.6C60 24 54 40 48 52L46.4 ${length + 1}L43 ${length + 0.8}L43.6 52C50 40 56 24 58.4 8.4Z`,
      { ...THIN, lift: 0.6, angle: 70 },
    ),
    panel(
      'second',
      `M41.6 8.4L38 9.6C40 24 46 40 52.4 53L53.6 ${length + 1}L56.8 ${length + 0.8}L56.6 52C50 40 44 24 41.6 8.4Z`,
      { ...THIN, lift: 0.8, angle: -70 },
    ),
    panel('third', 'M30.6 47C42 50 58 50 69.4 47L69.7 56C58 59 42 59 30.3 56Z', {
      ...THIN,
      round: 1.6,
      lift: 0.8,
    }),
  ];
}
