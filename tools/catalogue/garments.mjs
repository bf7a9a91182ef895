/**
 * One row per garment. `reserved` are the hues the dye spares; those with a `tone` take that one instead, by colour
 * word where the trimming should answer to the garment. `shades` replaces the plain tone of a colour word.
 */
const TALL = ['2:3', '3:4', '5:7', '4:5'];
const UPRIGHT = ['3:4', '4:5', '5:6', '5:7'];
const EVEN = ['4:5', '5:6', '1:1', '3:4'];
const WIDE = ['1:1', '6:5', '5:6', '4:5'];

const EARTH = { Brown: 'camel', Green: 'olive' };
const GOLD_HUES = { from: 40, to: 115, minChroma: 0.035 };
const DARK_CASE = { from: 280, to: 335 };

export const GARMENTS = [
  {
    id: 'running-shoe',
    colors: ['Purple', 'Black', 'White', 'Blue', 'Red', 'Pink', 'Orange'],
    ratios: EVEN,
    turn: -43,
  },
  {
    id: 'high-heeled-shoe',
    colors: ['Red', 'Black', 'Pink', 'Purple', 'Green'],
    reserved: [DARK_CASE],
    ratios: EVEN,
  },
  {
    id: 'hiking-boot',
    colors: ['Brown', 'Black', 'Green', 'Yellow'],
    reserved: [{ from: 335, to: 35, maxLightness: 0.7 }],
    shades: { Brown: 'tan', Green: 'olive' },
    ratios: EVEN,
  },
  {
    id: 'womans-boot',
    colors: ['Black', 'Brown', 'Red', 'White'],
    reserved: [{ from: 30, to: 120, tone: { default: 'camel' } }],
    ratios: UPRIGHT,
  },
  {
    id: 'flat-shoe',
    colors: ['Black', 'Red', 'Blue', 'Pink', 'Brown'],
    shades: { Brown: 'tan' },
    ratios: WIDE,
  },
  {
    id: 'thong-sandal',
    colors: ['Blue', 'Black', 'Orange', 'Green'],
    reserved: [{ from: 40, to: 110, tone: { default: 'gold', Orange: 'White', Black: 'camel' } }],
    ratios: UPRIGHT,
  },
  {
    id: 'mans-shoe',
    colors: ['Brown', 'Black', 'Navy', 'Red'],
    shades: { Red: 'bordeaux' },
    ratios: WIDE,
  },
  {
    id: 'ballet-shoes',
    colors: ['Pink', 'Black', 'White', 'Red'],
    ratios: EVEN,
  },
  {
    id: 'womans-sandal',
    colors: ['Pink', 'Red', 'Blue', 'Yellow', 'Purple'],
    reserved: [{ from: 30, to: 80, tone: { default: 'camel' } }],
    ratios: WIDE,
  },
  {
    id: 'coat',
    colors: ['Brown', 'Black', 'Gray', 'Navy', 'Red', 'White'],
    shades: { Brown: 'camel', Green: 'forest', Red: 'bordeaux' },
    ratios: TALL,
  },
  {
    id: 'blazer',
    icon: 'lab-coat',
    colors: ['Black', 'Navy', 'Brown', 'Blue', 'Gray'],
    reserved: [{ from: 225, to: 270, minChroma: 0.1, tone: { default: 'White' } }],
    shades: { Brown: 'camel', Green: 'olive' },
    ratios: TALL,
  },
  {
    id: 'puffer',
    colors: ['Black', 'Orange', 'Blue', 'Yellow', 'Green', 'White'],
    reserved: [GOLD_HUES],
    shades: { Green: 'forest' },
    ratios: UPRIGHT,
  },
  {
    id: 'kimono',
    colors: ['Blue', 'Black', 'Red'],
    reserved: [
      { from: 325, to: 360, tone: { default: 'Pink', Red: 'gold', Green: 'White' } },
      { from: 275, to: 325 },
    ],
    ratios: TALL,
  },
  {
    id: 'top-hat',
    colors: ['Black', 'Gray', 'Brown', 'Purple'],
    reserved: [
      {
        from: 340,
        to: 30,
        minChroma: 0.12,
        tone: { default: 'Red', Gray: 'Black', Brown: 'camel', Purple: 'gold' },
      },
    ],
    ratios: EVEN,
  },
  {
    id: 'billed-cap',
    colors: ['Black', 'White', 'Red', 'Blue', 'Green', 'Pink'],
    shades: { Green: 'forest' },
    ratios: WIDE,
  },
  {
    id: 'womans-hat',
    colors: ['Yellow', 'Brown', 'White', 'Pink', 'Blue', 'Black'],
    reserved: [
      {
        from: 335,
        to: 30,
        minChroma: 0.13,
        tone: {
          default: 'White',
          Yellow: 'Navy',
          Brown: 'Black',
          White: 'Blue',
          Pink: 'bordeaux',
          Black: 'camel',
        },
      },
    ],
    shades: { Brown: 'camel' },
    ratios: WIDE,
  },
  {
    id: 'beanie',
    colors: ['Gray', 'Navy', 'Orange', 'Green', 'Red', 'White', 'Yellow'],
    shades: { Green: 'forest' },
    ratios: EVEN,
  },
  {
    id: 'jeans',
    colors: ['Blue', 'Black', 'Gray', 'White', 'Green', 'Brown'],
    shades: { ...EARTH, Blue: 'denim' },
    ratios: TALL,
  },
  {
    id: 'shorts',
    colors: ['Green', 'Blue', 'Orange', 'Gray', 'Navy'],
    reserved: [{ from: 280, to: 335 }],
    ratios: EVEN,
  },
  {
    id: 'trousers',
    colors: ['Black', 'White', 'Brown', 'Navy', 'Gray', 'Green', 'Red'],
    reserved: [GOLD_HUES],
    shades: { ...EARTH, Red: 'bordeaux' },
    ratios: TALL,
  },
  {
    id: 'ring',
    colors: ['Blue', 'White', 'Green', 'Pink', 'Purple', 'Yellow'],
    reserved: [
      {
        from: 280,
        to: 335,
        tone: { default: 'silver', Yellow: 'gold', Red: 'gold', Green: 'gold', Pink: 'roseGold' },
      },
    ],
    shades: { White: 'diamond', Yellow: 'gold' },
    ratios: UPRIGHT,
  },
  {
    id: 'gem-stone',
    colors: ['Blue', 'Red', 'Green', 'Purple', 'White'],
    shades: { White: 'diamond' },
    ratios: EVEN,
  },
  {
    id: 'crown',
    colors: ['Yellow', 'White', 'Pink'],
    reserved: [
      { from: 200, to: 300, tone: { default: 'Blue', White: 'diamond', Pink: 'White' } },
      { from: 335, to: 35, minChroma: 0.12, tone: { default: 'Red', White: 'Blue', Pink: 'bordeaux' } },
    ],
    shades: { Yellow: 'gold', White: 'diamond', Pink: 'roseGold' },
    ratios: WIDE,
  },
  {
    id: 'prayer-beads',
    colors: ['Brown', 'Black', 'Green', 'Purple'],
    reserved: [
      { from: 335, to: 30, minChroma: 0.13, tone: { default: 'camel', Brown: 'Red' } },
      { from: 80, to: 105, minChroma: 0.13 },
    ],
    ratios: UPRIGHT,
  },
  {
    id: 'earrings',
    colors: ['Blue', 'Red', 'Green', 'White', 'Purple'],
    reserved: [{ ...GOLD_HUES, tone: { default: 'gold', White: 'silver', Blue: 'silver' } }],
    shades: { White: 'diamond' },
    ratios: UPRIGHT,
  },
  {
    id: 'pendant',
    colors: ['Blue', 'Red', 'Green', 'Pink', 'White'],
    reserved: [{ ...GOLD_HUES, tone: { default: 'gold', White: 'silver', Pink: 'roseGold' } }],
    shades: { White: 'diamond' },
    ratios: UPRIGHT,
  },
  {
    id: 'watch',
    colors: ['Black', 'Brown', 'Blue', 'White', 'Green', 'Yellow'],
    reserved: [{ from: 75, to: 110 }],
    shades: { Green: 'forest', Yellow: 'gold' },
    ratios: UPRIGHT,
  },
  {
    id: 'lipstick',
    colors: ['Red', 'Pink', 'Orange', 'Brown', 'Purple'],
    reserved: [
      { from: 40, to: 115 },
      { from: 280, to: 325 },
    ],
    shades: { Brown: 'tan' },
    ratios: TALL,
  },
  {
    id: 'nail-polish',
    colors: ['Red', 'Pink', 'Green', 'Yellow', 'Purple', 'Black'],
    reserved: [GOLD_HUES, DARK_CASE],
    ratios: UPRIGHT,
  },
  {
    id: 'lotion-bottle',
    colors: ['White', 'Pink', 'Green', 'Orange'],
    ratios: TALL,
  },
  {
    id: 'perfume',
    colors: ['Pink', 'Yellow', 'Orange', 'Blue', 'Purple'],
    reserved: [GOLD_HUES, DARK_CASE],
    ratios: UPRIGHT,
  },
  {
    id: 'cream-jar',
    colors: ['Pink', 'Blue', 'Orange'],
    reserved: [{ ...GOLD_HUES, tone: { default: 'gold', Blue: 'silver', Pink: 'roseGold' } }, DARK_CASE],
    ratios: WIDE,
  },
  {
    id: 'blush',
    colors: ['Pink', 'Orange', 'Brown'],
    reserved: [GOLD_HUES, DARK_CASE],
    shades: { Brown: 'tan' },
    ratios: EVEN,
  },
  {
    id: 'mirror',
    colors: ['Yellow', 'Pink', 'White'],
    reserved: [{ from: 190, to: 245 }],
    shades: { Yellow: 'gold' },
    ratios: UPRIGHT,
  },
  {
    id: 'soap',
    colors: ['Pink', 'Green', 'Yellow', 'Purple'],
    reserved: [{ from: 300, to: 330, maxChroma: 0.145, tone: { default: 'diamond' } }],
    ratios: EVEN,
  },
  {
    id: 'hair-pick',
    colors: ['Brown', 'Orange'],
    ratios: EVEN,
  },
  {
    id: 'dress',
    colors: ['Blue', 'Red', 'Black', 'Pink', 'Green', 'Yellow', 'White', 'Purple'],
    reserved: [
      {
        from: 310,
        to: 335,
        tone: { default: 'Black', Black: 'Red', White: 'Navy', Yellow: 'tan', Pink: 'bordeaux' },
      },
    ],
    ratios: TALL,
  },
  {
    id: 'sari',
    colors: ['Red', 'Green', 'Purple', 'Orange'],
    ratios: TALL,
  },
  {
    id: 'skirt',
    colors: ['Black', 'Pink', 'Green', 'Navy', 'Brown'],
    reserved: [GOLD_HUES],
    shades: { Brown: 'camel', Green: 'forest' },
    ratios: UPRIGHT,
  },
  {
    id: 't-shirt',
    colors: ['White', 'Black', 'Blue', 'Green', 'Yellow', 'Navy'],
    ratios: EVEN,
  },
  {
    id: 'womans-clothes',
    colors: ['Pink', 'White', 'Purple', 'Orange', 'Green', 'Blue'],
    shades: { Green: 'olive' },
    ratios: EVEN,
  },
  {
    id: 'running-shirt',
    colors: ['Blue', 'Black', 'Green'],
    reserved: [
      { from: 60, to: 110, minChroma: 0.1, tone: { default: 'White', Black: 'gold', Green: 'gold' } },
    ],
    ratios: UPRIGHT,
  },
  {
    id: 'sweater',
    colors: ['White', 'Red', 'Green', 'Navy', 'Brown', 'Gray', 'Pink'],
    shades: { Green: 'forest', Brown: 'camel' },
    ratios: EVEN,
  },
  {
    id: 'handbag',
    colors: ['Brown', 'Black', 'Red', 'White', 'Green'],
    shades: { Brown: 'tan' },
    ratios: EVEN,
  },
  {
    id: 'clutch-bag',
    colors: ['Black', 'Red', 'Pink', 'Purple'],
    reserved: [{ from: 70, to: 115, minChroma: 0.12 }],
    shades: { Green: 'forest' },
    ratios: WIDE,
  },
  {
    id: 'backpack',
    colors: ['Black', 'Green', 'Red', 'Orange', 'Gray'],
    reserved: [
      { from: 45, to: 115, minChroma: 0.1, tone: { default: 'camel', Orange: 'White', Red: 'White' } },
    ],
    shades: { Green: 'olive' },
    ratios: UPRIGHT,
  },
  {
    id: 'purse',
    colors: ['Red', 'Pink', 'Purple', 'Green'],
    reserved: [{ from: 45, to: 115, minChroma: 0.1 }],
    shades: { Green: 'forest' },
    ratios: WIDE,
  },
  {
    id: 'briefcase',
    colors: ['Brown', 'Black'],
    reserved: [{ from: 35, to: 75, minChroma: 0.09, tone: { default: 'gold' } }],
    ratios: WIDE,
  },
  {
    id: 'luggage',
    colors: ['Blue', 'Black', 'Red', 'Pink', 'Gray'],
    reserved: [{ from: 285, to: 330 }],
    ratios: TALL,
  },
  {
    id: 'scarf',
    colors: ['Gray', 'Brown', 'Navy', 'Green', 'Yellow'],
    shades: { Brown: 'camel', Green: 'forest' },
    ratios: UPRIGHT,
  },
  {
    id: 'ribbon',
    colors: ['Black', 'Pink', 'Red', 'White', 'Blue'],
    ratios: WIDE,
  },
  {
    id: 'umbrella',
    colors: ['Black', 'Navy', 'Red', 'Yellow'],
    reserved: [{ from: 0, to: 60 }],
    ratios: UPRIGHT,
  },
  {
    id: 'folding-hand-fan',
    colors: ['Red', 'Black', 'Pink', 'Blue'],
    reserved: [{ from: 300, to: 340 }],
    ratios: EVEN,
  },
  {
    id: 'sunglasses',
    colors: ['Black', 'Brown', 'Purple', 'Red', 'Blue', 'Green'],
    shades: { Green: 'forest' },
    ratios: WIDE,
  },
  {
    id: 'glasses',
    colors: ['Black', 'Brown', 'Navy', 'Green'],
    reserved: [{ from: 190, to: 245, tone: { default: 'diamond' } }],
    ratios: WIDE,
  },
  {
    id: 'goggles',
    colors: ['Orange', 'Pink', 'Blue', 'Green'],
    reserved: [{ from: 262, to: 330, tone: { default: 'Black', Pink: 'White' } }],
    ratios: WIDE,
  },
  {
    id: 'bikini',
    colors: ['Red', 'Black', 'Blue', 'Yellow', 'Purple'],
    reserved: [{ from: 325, to: 352, minLightness: 0.7, tone: { default: 'White', Yellow: 'Orange' } }],
    ratios: EVEN,
  },
  {
    id: 'one-piece-swimsuit',
    colors: ['Pink', 'Navy', 'Black', 'Red', 'Orange'],
    reserved: [{ from: 285, to: 325, tone: { default: 'White', Black: 'gold', Pink: 'Red' } }],
    ratios: TALL,
  },
  {
    id: 'socks',
    colors: ['Gray', 'Green', 'Navy', 'Pink', 'Purple'],
    reserved: [{ from: 50, to: 115, minChroma: 0.09, tone: { default: 'White' } }],
    ratios: UPRIGHT,
  },
  {
    id: 'gloves',
    colors: ['Black', 'Brown', 'Red', 'Gray', 'Pink'],
    shades: { Brown: 'tan' },
    ratios: EVEN,
  },
];
