import { CLOTH, cord, mirrored, panel, range, slab, stitches, strokes, THIN } from '../panels.mjs';
import { button } from './tops.mjs';

const DENIM_LIKE = { ...CLOTH, uneven: 0.8, grainOf: 10 };

function legs({
  waist = 15.5,
  hip = 21,
  hipAt = 36,
  knee = 11,
  kneeAt = 68,
  hem = 9,
  length = 112,
  rise = 44,
  spread = 4,
  top = 8,
  cuffs,
  jeans = false,
  creased = false,
  pleated = false,
  drawn = false,
  flare = 0,
  surface = CLOTH,
  bandHigh = 5,
}) {
  const out = 50 - hip - spread * 0.3;
  const ankle = 50 - spread - hem - flare;
  const left =
    `M50 ${top}L${50 - waist} ${top}C${50 - waist - 2} ${top + 10} ${out} ${hipAt - 8} ${out} ${hipAt}` +
    `C${out} ${hipAt + 14} ${50 - spread - knee * 1.55} ${kneeAt - 6} ${50 - spread - knee * 1.5 - flare * 0.2} ${kneeAt}` +
    `C${50 - spread - knee * 1.5 - flare * 0.4} ${kneeAt + 14} ${ankle - hem * 0.5} ${length - 14} ${ankle - hem * 0.4} ${length}` +
    `Q${50 - spread - hem * 0.3} ${length + 1.6} ${50 - spread + hem * 0.35 + flare * 0.4} ${length - 0.4}` +
    `C${50 - spread + hem * 0.2} ${kneeAt + 12} 48.6 ${rise + 12} 50 ${rise}Z`;
  const folds = strokes(
    1.7,
    `M${50 - 3} ${rise + 1}L${50 - 12} ${rise + 4}`,
    `M${50 - 3} ${rise + 5}L${50 - 11} ${rise + 10}`,
    `M${50 - spread - knee * 1.2} ${kneeAt - 2}L${50 - spread - 3} ${kneeAt + 1}`,
    `M${50 - spread - knee} ${kneeAt + 5}L${50 - spread - 4} ${kneeAt + 7}`,
    `M${50 - spread - hem * 1.1} ${length - 6}L${50 - spread - 1} ${length - 4}`,
  );
  const crease = creased
    ? strokes(
        0.7,
        `M${50 - waist * 0.6} ${top + 8}C${50 - spread - knee * 0.8} ${hipAt + 10} ${50 - spread - knee * 0.7} ${kneeAt} ${50 - spread - hem * 0.65 - flare * 0.4} ${length}`,
      )
    : undefined;
  const leg = (shape, other) =>
    panel('main', other ? mirrored(shape) : shape, {
      ...surface,
      folds: other ? mirrored(folds) : folds,
      foldDepth: 0.7,
      foldBlur: 1,
      ridges: crease && (other ? mirrored(crease) : crease),
      lift: 0.5,
      angle: other ? -2 : 2,
      lines: jeans ? (other ? mirrored(stitches(seam)) : stitches(seam)) : undefined,
    });
  const seam = `M${50 - waist - 0.6} ${top + 12}C${out + 1.4} ${hipAt - 4} ${out + 1.2} ${hipAt + 16} ${50 - spread - knee * 1.4} ${kneeAt}`;
  const pocketLine = jeans
    ? `M${50 - waist + 1} ${top + 6}C${50 - waist + 2} ${top + 13} ${50 - waist + 1} ${top + 13} ${50 - waist - 1.6} ${top + 13.4}`
    : `M${50 - waist + 3} ${top + 6}L${50 - waist - 1.8} ${top + 15}`;
  return [
    panel('inside', `M${50 - waist} ${top}Q50 ${top - 3} ${50 + waist} ${top}V${top + 5}H${50 - waist}Z`, {
      ...THIN,
      tint: -0.14,
    }),
    leg(left, false),
    leg(left, true),
    panel('main', cord(pocketLine, 0.35), { ...THIN, lift: 0.5 }),
    panel('main', mirrored(cord(pocketLine, 0.35)), { ...THIN, lift: 0.5 }),
    panel('main', cord(`M50 ${top + 5}V${rise - 2}`, 0.4), { ...THIN, lift: 0.5 }),
    ...(jeans
      ? [
          panel('main', `M50 ${top + 4}H54.6V${rise - 12}Q54 ${rise - 7} 50 ${rise - 6}Z`, {
            ...THIN,
            lift: 0.3,
            lines: stitches(`M53.8 ${top + 5}V${rise - 12}Q53.4 ${rise - 8} 50.4 ${rise - 7}`),
          }),
        ]
      : []),
    ...(pleated
      ? [44, 39.5].flatMap((x) => [
          panel('main', cord(`M${x} ${top + 5}L${x - 1.4} ${top + 17}`, 0.5), { ...THIN, lift: 0.6 }),
          panel('main', mirrored(cord(`M${x} ${top + 5}L${x - 1.4} ${top + 17}`, 0.5)), {
            ...THIN,
            lift: 0.6,
          }),
        ])
      : []),
    ...(cuffs
      ? [
          panel(
            'main',
            `M${ankle - hem * 0.55} ${length - cuffs}Q${50 - spread - hem * 0.3} ${length - cuffs + 1.6} ${50 - spread + hem * 0.42} ${length - cuffs}L${50 - spread + hem * 0.46} ${length + 0.4}Q${50 - spread - hem * 0.3} ${length + 2.2} ${ankle - hem * 0.55} ${length + 0.4}Z`,
            { ...THIN, round: 1.4, lift: 0.7, tint: 0.05 },
          ),
          panel(
            'main',
            mirrored(
              `M${ankle - hem * 0.55} ${length - cuffs}Q${50 - spread - hem * 0.3} ${length - cuffs + 1.6} ${50 - spread + hem * 0.42} ${length - cuffs}L${50 - spread + hem * 0.46} ${length + 0.4}Q${50 - spread - hem * 0.3} ${length + 2.2} ${ankle - hem * 0.55} ${length + 0.4}Z`,
            ),
            { ...THIN, round: 1.4, lift: 0.7, tint: 0.05 },
          ),
        ]
      : []),
    panel(
      'main',
      `M${50 - waist - 0.2} ${top - 0.6}Q50 ${top + 2.4} ${50 + waist + 0.2} ${top - 0.6}L${50 + waist + 0.8} ${top + bandHigh - 0.4}Q50 ${top + bandHigh + 2.6} ${50 - waist - 0.8} ${top + bandHigh - 0.4}Z`,
      {
        ...THIN,
        round: 1.2,
        lift: 0.5,
        lines: drawn
          ? range(22)
              .map((i) =>
                cord(`M${50 - waist + 1 + i * ((2 * waist - 2) / 21)} ${top + 0.6}v${bandHigh}`, 0.35),
              )
              .join('')
          : stitches(`M${50 - waist} ${top + 0.8}Q50 ${top + 3.6} ${50 + waist} ${top + 0.8}`),
      },
    ),
    ...(drawn
      ? [
          panel('second', cord(`M48 ${top + 4}C46 ${top + 10} 47 ${top + 16} 46 ${top + 20}`, 0.9), {
            ...THIN,
            lift: 0.4,
          }),
          panel('second', cord(`M52 ${top + 4}C54 ${top + 10} 52.6 ${top + 14} 53.6 ${top + 18}`, 0.9), {
            ...THIN,
            lift: 0.4,
          }),
        ]
      : [
          ...[0.72, 0.3].flatMap((at) => [
            panel('main', slab(50 - waist * at - 0.8, top - 0.6, 1.6, bandHigh + 2, 0.4), {
              ...THIN,
              lift: 0.5,
            }),
            panel('main', slab(50 + waist * at - 0.8, top - 0.6, 1.6, bandHigh + 2, 0.4), {
              ...THIN,
              lift: 0.5,
            }),
          ]),
          ...button(50.8, top + 3.6, 1, jeans ? 'metal' : 'button'),
        ]),
  ];
}

export const BOTTOMS = {
  jeans: [
    { height: 122, panels: legs({ jeans: true, surface: DENIM_LIKE, cuffs: 5, knee: 10.5, hem: 9 }) },
    { height: 122, panels: legs({ jeans: true, surface: DENIM_LIKE, knee: 12, hem: 13, spread: 5 }) },
    { height: 122, panels: legs({ jeans: true, surface: DENIM_LIKE, knee: 9, hem: 7, hip: 20 }) },
  ],
  trousers: [
    { height: 122, panels: legs({ creased: true, knee: 11, hem: 10 }) },
    {
      height: 122,
      panels: legs({ creased: true, pleated: true, knee: 14, hem: 15, hip: 23, spread: 6, length: 110 }),
    },
    { height: 122, panels: legs({ drawn: true, knee: 11, hem: 8, hip: 22, cuffs: 4, length: 108 }) },
  ],
  shorts: [
    {
      panels: legs({
        waist: 21,
        hip: 28,
        hipAt: 40,
        knee: 17,
        kneeAt: 58,
        hem: 19,
        length: 74,
        rise: 50,
        spread: 5,
        top: 16,
        drawn: true,
      }),
    },
    {
      panels: legs({
        waist: 21,
        hip: 27,
        hipAt: 40,
        knee: 16,
        kneeAt: 58,
        hem: 17.5,
        length: 82,
        rise: 50,
        spread: 5,
        top: 14,
        pleated: true,
        creased: true,
      }),
    },
    {
      panels: legs({
        waist: 21,
        hip: 27,
        hipAt: 38,
        knee: 17,
        kneeAt: 54,
        hem: 19,
        length: 66,
        rise: 50,
        spread: 5,
        top: 16,
        jeans: true,
        surface: DENIM_LIKE,
      }),
    },
  ],
};
