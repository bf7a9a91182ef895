export type ColorWord =
  | 'Black'
  | 'White'
  | 'Red'
  | 'Blue'
  | 'Green'
  | 'Pink'
  | 'Yellow'
  | 'Purple'
  | 'Orange'
  | 'Brown'
  | 'Gray'
  | 'Navy';

/** Shop names of each colour, from plain to fancy; the first come up most. */
export type Shades = Partial<Record<ColorWord, readonly string[]>>;

export const PLAIN_SHADES: Record<ColorWord, readonly string[]> = {
  Black: ['Black', 'Onyx', 'Jet', 'Raven', 'Soot'],
  White: ['White', 'Ivory', 'Chalk', 'Milk', 'Bone'],
  Gray: ['Gray', 'Slate', 'Ash', 'Graphite', 'Pewter'],
  Navy: ['Navy', 'Ink', 'Midnight', 'Admiral'],
  Red: ['Red', 'Scarlet', 'Cherry', 'Poppy', 'Carmine'],
  Blue: ['Blue', 'Cobalt', 'Azure', 'Lapis', 'Cornflower'],
  Green: ['Green', 'Fern', 'Clover', 'Emerald', 'Basil'],
  Pink: ['Pink', 'Rose', 'Peony', 'Petal', 'Candy'],
  Yellow: ['Yellow', 'Lemon', 'Marigold', 'Sunflower', 'Canary'],
  Purple: ['Purple', 'Violet', 'Iris', 'Plum', 'Amethyst'],
  Orange: ['Orange', 'Tangerine', 'Persimmon', 'Apricot'],
  Brown: ['Brown', 'Chestnut', 'Walnut', 'Cocoa'],
};

export const CAMEL = ['Camel', 'Toffee', 'Caramel', 'Biscuit'];
export const TAN = ['Tan', 'Cognac', 'Saddle', 'Hazel'];
export const OLIVE = ['Olive', 'Moss', 'Khaki Green'];
export const FOREST = ['Forest', 'Pine', 'Bottle Green', 'Spruce'];
export const BORDEAUX = ['Bordeaux', 'Oxblood', 'Merlot'];
export const DENIM = ['Mid Blue', 'Washed Indigo', 'Stonewash'];

export const GEMS: Shades = {
  Blue: ['Sapphire', 'Blue Topaz'],
  White: ['White Topaz', 'Moissanite', 'Clear Quartz'],
  Green: ['Emerald', 'Tsavorite'],
  Red: ['Ruby', 'Garnet'],
  Pink: ['Pink Tourmaline', 'Morganite'],
  Purple: ['Amethyst', 'Purple Spinel'],
  Yellow: ['Citrine', 'Yellow Sapphire'],
  Black: ['Onyx', 'Jet'],
};

/** Names of scented products, which are called by scent, not by colour. */
export const SCENTS: Shades = {
  Pink: ['Rose', 'Peony', 'Lychee'],
  Yellow: ['Lemon', 'Mimosa', 'Honey'],
  Orange: ['Neroli', 'Blood Orange', 'Apricot'],
  Blue: ['Sea Salt', 'Rain', 'Cornflower'],
  Purple: ['Lavender', 'Fig', 'Violet'],
  Green: ['Eucalyptus', 'Green Tea', 'Basil'],
  White: ['Cotton', 'Coconut', 'Milk'],
};
