import {
  box,
  CLOTH,
  CRYSTAL,
  dot,
  drawing,
  GLASS,
  GOLD,
  LACQUER,
  line,
  METAL,
  mirrored,
  path,
  range,
  STUFFED,
  THIN,
} from './brushes.mjs';

/* Drawings for what the icon set lacks, on the same field of 32 × 32. */

const trousers = drawing(
  path(
    'url(#cloth)',
    'M16 4H23.2C23.9 11 25.7 20 26.8 29a.9.9 0 0 1-.9 1H18.6a.9.9 0 0 1-.9-.8L15.6 12z',
    STUFFED,
  ),
  path(
    'url(#cloth)',
    'M16.4 4H8.8C8.1 11 6.3 20 5.2 29a.9.9 0 0 0 .9 1H13.4a.9.9 0 0 0 .9-.8L16.4 12z',
    STUFFED,
  ),
  mirrored(line(CLOTH.shade, 'M12 6.2C11.4 13 10.2 21 9.6 29', 0.28, 'opacity=".55"')),
  mirrored(line(CLOTH.glint, 'M12.45 6.2C11.9 13 10.7 21 10.1 29', 0.3, 'opacity=".5"')),
  mirrored(line(CLOTH.shade, 'M9.3 6.6C9.6 8.4 9.3 9.8 8.4 10.8', 0.4, 'opacity=".7"')),
  line(CLOTH.shade, 'M16 5.4V12', 0.35, 'opacity=".7"'),
  box(CLOTH.mid, 8.4, 2, 15.2, 3.1, 0.9, THIN),
  mirrored(box(CLOTH.deep, 11, 1.7, 1, 3.6, 0.4, THIN)),
  dot('url(#gilt)', 16, 3.6, 0.75, METAL),
);

const skirt = drawing(
  path(
    'url(#cloth)',
    'M10.6 6H21.4L28.4 26.4C28.7 27.2 28.2 27.9 27.4 28.1C20 29.8 12 29.8 4.6 28.1C3.8 27.9 3.3 27.2 3.6 26.4z',
    STUFFED,
  ),
  ...range(4).map((pleat) => {
    const top = 11.8 + pleat * 2.5;
    const hem = 7 + pleat * 5.2;
    const hemY = pleat === 0 || pleat === 3 ? 28.6 : 29.2;
    return (
      path(
        CLOTH.shade,
        `M${top} 6.2L${hem} ${hemY}L${hem + 1.5} ${hemY + 0.1}L${top + 0.5} 6.2z`,
        'opacity=".4"',
      ) + line(CLOTH.glint, `M${top - 0.05} 6.6L${hem - 0.2} ${hemY - 0.3}`, 0.35, 'opacity=".55"')
    );
  }),
  box(CLOTH.deep, 10, 3.4, 12, 3.3, 1, THIN),
  dot('url(#gilt)', 20.2, 5.05, 0.7, METAL),
);

const beanie = drawing(
  dot(CLOTH.light, 16, 5.2, 3.4, STUFFED),
  path('url(#cloth)', 'M5.6 22.5C5.2 12.4 9.4 6.6 16 6.6S26.8 12.4 26.4 22.5z', STUFFED),
  ...range(5).map((rib) => {
    const foot = 8.4 + rib * 3.8;
    const lean = (foot - 16) * 0.28;
    return line(
      CLOTH.shade,
      `M${foot} 21C${foot - lean * 0.2} 14 ${16 + lean * 1.6} 10 ${16 + lean} 7.6`,
      0.45,
      'opacity=".45"',
    );
  }),
  box(CLOTH.mid, 3.8, 19.4, 24.4, 8.4, 2.8, STUFFED),
  ...range(9).map((rib) => line(CLOTH.shade, `M${6.4 + rib * 2.4} 20.9V26.3`, 0.5, 'opacity=".42"')),
);

const puffer = drawing(
  mirrored(
    range(4)
      .map((ring) =>
        box(
          'url(#cloth)',
          -3.2,
          -2.9,
          6.4,
          5.8,
          2.3,
          `transform="translate(${8.6 - ring * 1.55} ${11.2 + ring * 4.4}) rotate(20)" ${STUFFED}`,
        ),
      )
      .join(''),
  ),
  mirrored(box(CLOTH.deep, 1.1, 26, 5, 2.2, 1, `transform="rotate(20 3.6 27)" ${THIN}`)),
  box(CLOTH.mid, 11, 3, 10, 6, 2.4, STUFFED),
  box(CLOTH.shade, 12.6, 3.6, 6.8, 2.2, 1.1),
  box(CLOTH.shade, 13, 8, 6, 21, 1),
  ...range(4).map((row) => mirrored(box('url(#cloth)', 7.6, 7 + row * 5.4, 8.6, 5.9, 2.2, STUFFED))),
  mirrored(box(CLOTH.deep, 8.2, 28.2, 7.9, 1.9, 0.9, THIN)),
  line(CLOTH.shade, 'M16 7V29.8', 0.8),
  line(GOLD.mid, 'M16 7.6V29.4', 0.3, 'stroke-dasharray=".3 .55"'),
  box('url(#gilt)', 15.5, 8, 1, 2.4, 0.5, METAL),
);

const sweater = drawing(
  mirrored(
    path(
      'url(#cloth)',
      'M11.4 6.4C8.8 7 7.4 8.2 6.6 10.4L2 23.4C1.8 24 2 24.5 2.6 24.7L6 26C6.6 26.2 7.1 25.9 7.4 25.3L11.6 15z',
      STUFFED,
    ),
  ),
  mirrored(
    path(
      CLOTH.deep,
      'M2.5 22.9L7.5 24.8L6.7 27C6.5 27.6 6 27.8 5.4 27.6L2 26.3C1.5 26.1 1.3 25.6 1.5 25.1z',
      THIN,
    ),
  ),
  path(
    'url(#cloth)',
    'M11.6 6C13 6.9 19 6.9 20.4 6C23 6.4 24.4 8.4 24.4 11V26.4H7.6V11C7.6 8.4 9 6.4 11.6 6z',
    STUFFED,
  ),
  ...[11.6, 14.5, 17.5, 20.4].map(
    (x) =>
      line(
        CLOTH.shade,
        `M${x} 10.2l-.8 1.3 .8 1.3 -.8 1.3 .8 1.3 -.8 1.3 .8 1.3 -.8 1.3 .8 1.3 -.8 1.3 .8 1.3`,
        0.4,
        'opacity=".4"',
      ) +
      line(
        CLOTH.glint,
        `M${x - 0.5} 10.2l.8 1.3 -.8 1.3 .8 1.3 -.8 1.3 .8 1.3 -.8 1.3 .8 1.3 -.8 1.3 .8 1.3 -.8 1.3`,
        0.3,
        'opacity=".4"',
      ),
  ),
  box(CLOTH.deep, 7.6, 25.4, 16.8, 3.8, 1.1, THIN),
  ...range(10).map((rib) => line(CLOTH.shade, `M${9 + rib * 1.56} 26.2V28.4`, 0.35, 'opacity=".6"')),
  path(CLOTH.shade, 'M11.6 5.6C12.6 8.6 19.4 8.6 20.4 5.6z'),
  line(CLOTH.deep, 'M11.2 5.8C12 9.9 20 9.9 20.8 5.8', 1.5, THIN),
);

const earring = (x, y) =>
  line(
    GOLD.mid,
    `M${x} ${y + 6.6}V${y + 3.6}C${x - 0.2} ${y + 0.2} ${x + 3.8} ${y} ${x + 3.6} ${y + 3.2}`,
    0.7,
    METAL,
  ) +
  dot('url(#gilt)', x, y + 7.6, 1.5, METAL) +
  path(
    'url(#gilt)',
    `M${x} ${y + 8.6}C${x + 2} ${y + 12} ${x + 4.9} ${y + 14.4} ${x + 4.9} ${y + 18}A4.9 4.9 0 0 1 ${x - 4.9} ${y + 18}C${x - 4.9} ${y + 14.4} ${x - 2} ${y + 12} ${x} ${y + 8.6}z`,
    METAL,
  ) +
  path(
    'url(#gem)',
    `M${x} ${y + 10.6}C${x + 1.6} ${y + 13} ${x + 3.7} ${y + 15} ${x + 3.7} ${y + 18}A3.7 3.7 0 0 1 ${x - 3.7} ${y + 18}C${x - 3.7} ${y + 15} ${x - 1.6} ${y + 13} ${x} ${y + 10.6}z`,
    THIN,
  ) +
  path(
    CLOTH.glint,
    `M${x} ${y + 11.4}L${x - 1.7} ${y + 17.6}L${x} ${y + 21.2}L${x + 0.6} ${y + 17.2}z`,
    'opacity=".75"',
  ) +
  path(
    CLOTH.deep,
    `M${x} ${y + 11.4}L${x + 0.6} ${y + 17.2}L${x} ${y + 21.2}L${x + 2.4} ${y + 17.4}z`,
    'opacity=".6"',
  );
const earrings = drawing(earring(8.6, 4), earring(22.6, 4));

const chainBead = (side, turn) => {
  const angle = (turn * Math.PI) / 30;
  return dot('url(#gilt)', 16 + side * 11.6 * Math.sin(angle), 12.2 - 10.6 * Math.cos(angle), 0.62, METAL);
};
const pendant = drawing(
  ...range(29).flatMap((turn) => [chainBead(1, turn + 0.5), chainBead(-1, turn + 0.5)]),
  dot('url(#gilt)', 16, 22.6, 1.3, METAL),
  path(
    'url(#gilt)',
    'M16 31.2C12.6 31.2 10.6 28.9 10.6 26.6S12.6 22.4 16 22.4S21.4 24.3 21.4 26.6S19.4 31.2 16 31.2z',
    METAL,
  ),
  path(
    'url(#gem)',
    'M16 30.2C13.4 30.2 11.7 28.5 11.7 26.7S13.4 23.4 16 23.4S20.3 24.9 20.3 26.7S18.6 30.2 16 30.2z',
    THIN,
  ),
  path(CLOTH.glint, 'M13.4 25.2L16 24.4L18.6 25.2L16 26.4z', 'opacity=".8"'),
  path(CLOTH.deep, 'M13.4 25.2L16 26.4V29.6z', 'opacity=".4"'),
  path(CLOTH.light, 'M18.6 25.2L16 26.4V29.6z', 'opacity=".6"'),
);

const perfume = drawing(
  box('url(#gilt)', 12.4, 9.6, 7.2, 4.2, 0.8, METAL),
  box('url(#black)', 11, 2, 10, 8.2, 1.6, LACQUER),
  box('url(#clear)', 6, 12.6, 20, 17.4, 3.6, CRYSTAL),
  path('url(#cloth)', 'M8 18.2H24V25.6A2.4 2.4 0 0 1 21.6 28H10.4A2.4 2.4 0 0 1 8 25.6z', THIN),
  path(CLOTH.glint, 'M8 18.2H24V19.1H8z', 'opacity=".8"'),
  box(GLASS.light, 11.6, 20.6, 8.8, 4.8, 0.5, 'opacity=".92"'),
  line(GOLD.deep, 'M13.4 22.3H18.6', 0.45),
  line(GOLD.deep, 'M14.4 23.8H17.6', 0.3),
  line(GLASS.light, 'M7.7 16.4V25.4', 0.7, 'opacity=".85"'),
);

const nailPolish = drawing(
  path('url(#black)', 'M12.6 3.2C12.6 2.4 13.2 2 14 2H18C18.8 2 19.4 2.4 19.4 3.2L20.2 15.4H11.8z', LACQUER),
  box('url(#gilt)', 12, 14.6, 8, 2.4, 0.5, METAL),
  path(
    'url(#clear)',
    'M10.8 17H21.2C23.4 17.6 24.6 19.2 24.6 21.4V26.4A3.6 3.6 0 0 1 21 30H11A3.6 3.6 0 0 1 7.4 26.4V21.4C7.4 19.2 8.6 17.6 10.8 17z',
    CRYSTAL,
  ),
  path(
    'url(#cloth)',
    'M11.4 18.2H20.6C22.4 18.7 23.4 19.9 23.4 21.6V26A2.6 2.6 0 0 1 20.8 28.6H11.2A2.6 2.6 0 0 1 8.6 26V21.6C8.6 19.9 9.6 18.7 11.4 18.2z',
    STUFFED,
  ),
  line(GLASS.light, 'M10.6 21.4V25.8', 0.9, 'opacity=".75"'),
  line(GLASS.light, 'M14.3 4.4L13.8 12.6', 0.5, 'opacity=".4"'),
);

const creamJar = drawing(
  path('url(#clear)', 'M5.4 17H26.6V26A3.4 3.4 0 0 1 23.2 29.4H8.8A3.4 3.4 0 0 1 5.4 26z', CRYSTAL),
  path('url(#cloth)', 'M7.4 17H24.6V25.2A2.2 2.2 0 0 1 22.4 27.4H9.6A2.2 2.2 0 0 1 7.4 25.2z', STUFFED),
  box(GLASS.light, 11, 20, 10, 4.4, 0.6, 'opacity=".9"'),
  line(GOLD.deep, 'M13 21.6H19', 0.45),
  line(GOLD.deep, 'M14.2 23H17.8', 0.3),
  box('url(#gilt)', 4.4, 9.6, 23.2, 7.8, 1.8, METAL),
  line(GOLD.deep, 'M5 15.4H27', 0.3, 'opacity=".6"'),
);

const blush = drawing(
  dot('url(#black)', 16, 16, 14, LACQUER),
  dot('url(#gilt)', 16, 16, 11.4, METAL),
  dot('url(#cloth)', 16, 16, 10.4, STUFFED),
  ...range(8).map(
    (petal) =>
      `<g transform="rotate(${petal * 45} 16 16)">` +
      path(CLOTH.light, 'M16 15C14 12.6 14 10 16 7.8C18 10 18 12.6 16 15z', `opacity=".55" ${THIN}`) +
      '</g>',
  ),
  dot(CLOTH.glint, 16, 16, 1.5, `opacity=".9" ${THIN}`),
);

export const OWN_DRAWINGS = {
  trousers,
  skirt,
  beanie,
  puffer,
  sweater,
  earrings,
  pendant,
  perfume,
  'nail-polish': nailPolish,
  'cream-jar': creamJar,
  blush,
};
