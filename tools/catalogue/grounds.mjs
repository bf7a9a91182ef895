/** Low in saturation, so that the garment is the only colour of the picture. */
const GROUNDS = {
  sand: { light: '#F8F3EA', edge: '#E6DACA', floor: '#DCCDB9', near: '#D2C0A9' },
  rose: { light: '#F8EFF0', edge: '#E7D6D9', floor: '#DCC7CC', near: '#D0B8BE' },
  sky: { light: '#F1F5F8', edge: '#D8E1E8', floor: '#CAD6DE', near: '#BAC9D3' },
  sage: { light: '#F1F5EE', edge: '#DAE2D5', floor: '#CCD7C7', near: '#BCCAB7' },
  lilac: { light: '#F3F0F8', edge: '#DFD9E8', floor: '#D1C9DF', near: '#C2B9D3' },
  stone: { light: '#F3F1EE', edge: '#DEDAD5', floor: '#D1CCC6', near: '#C3BCB4' },
  clay: { light: '#EBDDD2', edge: '#D3BFAF', floor: '#C6AF9D', near: '#B89F8B' },
  fog: { light: '#D9E0E6', edge: '#BDC8D1', floor: '#AFBCC6', near: '#9FADB9' },
  moss: { light: '#DBE2D5', edge: '#BECAB6', floor: '#B0BEA8', near: '#A0AF98' },
  mauve: { light: '#E4DAE4', edge: '#CABDCC', floor: '#BDAEC0', near: '#AE9EB2' },
};

/** What each colour stands out from. White things need the deeper grounds to be seen at all. */
const GROUNDS_FOR = {
  Black: ['sand', 'rose', 'sky', 'sage', 'stone', 'clay', 'lilac'],
  White: ['clay', 'fog', 'moss', 'mauve'],
  Gray: ['rose', 'sand', 'lilac', 'sage', 'clay'],
  Navy: ['sand', 'stone', 'rose', 'sky', 'clay'],
  Red: ['sand', 'rose', 'sky', 'stone', 'sage'],
  Blue: ['sand', 'sky', 'stone', 'lilac', 'rose'],
  Green: ['sage', 'sand', 'rose', 'stone', 'lilac'],
  Pink: ['rose', 'sky', 'sage', 'lilac', 'stone', 'fog'],
  Yellow: ['lilac', 'sky', 'stone', 'fog', 'mauve'],
  Purple: ['lilac', 'sage', 'sand', 'stone', 'rose'],
  Orange: ['sky', 'sand', 'lilac', 'sage', 'stone'],
  Brown: ['sand', 'sky', 'sage', 'stone', 'rose'],
};

/** The grounds of a colour are dealt in turn, so that the same garment in two colours rarely shares one. */
export function groundFor(color, turn) {
  const names = GROUNDS_FOR[color];
  return GROUNDS[names[turn % names.length]];
}
