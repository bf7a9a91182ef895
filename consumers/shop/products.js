const names = [
  'Canvas Tote',
  'A lamp with a name that takes more than one line of a card in a narrow column',
  'Walking Shoes',
  'Blue Vase',
  'Chair',
  'Wool Blanket',
];
const heights = [500, 320, 400];
const colours = ['%23c9d6c3', '%23d9c7b8', '%23bccbd8'];

function picture(place) {
  const height = heights[place % 3];
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' width='400' height='${height}'><rect width='400' height='${height}' fill='${colours[place % 3]}'/></svg>`;
  return { src: `data:image/svg+xml,${drawing}`, width: 400, height };
}

/** @type {import('@vitrine/ui').ProductCardProduct[]} */
export const products = names.map((name, place) => ({
  id: String(place),
  name,
  retailer: 'Corner Shop',
  price: 20 + place * 12.5,
  rating: 4.5,
  username: place % 2 ? 'mina' : null,
  picture: picture(place),
}));
