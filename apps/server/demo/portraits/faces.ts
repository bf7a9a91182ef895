import type { Circle } from '../circles.ts';
import { type Random, randomOf } from '../random.ts';
import { mixed } from './colors.ts';

export type Hair =
  | 'short'
  | 'crop'
  | 'bob'
  | 'long'
  | 'bun'
  | 'curls'
  | 'afro'
  | 'waves'
  | 'fringe'
  | 'scarf'
  | 'bald'
  | 'braids';

export interface Face {
  /** From the lightest, 0, to the deepest, 6. */
  skin: number;
  hair: Hair;
  hairColor: keyof typeof HAIR_COLORS;
  /** Shape of the eyes; else one that the name decides. */
  eyes?: 'open' | 'almond' | 'soft' | 'smiling';
  has?: readonly ('glasses' | 'beard' | 'stubble' | 'earrings' | 'freckles')[];
}

const SKINS = ['#f6d9c4', '#efc9ab', '#e3b08d', '#cf9569', '#b27a50', '#8b5a3a', '#6b4229'] as const;
const HAIR_COLORS = {
  black: '#231f22',
  dark: '#3b2a22',
  brown: '#6a4630',
  auburn: '#8a4327',
  blond: '#cfa45c',
  grey: '#a7a4a2',
  silver: '#d6d3cf',
} as const;
/** Matching pairs of a background and a colour of clothes. */
const CLOTHES = [
  ['#dcd3c6', '#38434f'],
  ['#cfd8d3', '#a8583c'],
  ['#e3cfc2', '#2f4a43'],
  ['#cdd3df', '#7a2f3b'],
  ['#e6dbc0', '#4c4a6b'],
  ['#d5cfdd', '#c08a2e'],
  ['#c8d7dc', '#d9d2c5'],
  ['#e2cbc8', '#41566b'],
  ['#d3d8c3', '#8a4a5c'],
  ['#d9d4ce', '#5d6b45'],
] as const;

/** Returns a portrait as square SVG. The same name, face and circle give the same drawing. */
export function portraitOf(name: string, face: Face, circle: Circle): string {
  const random = randomOf(`portrait of ${name}`);
  const [wall, cloth] = random.pick(CLOTHES);
  const skin = SKINS[face.skin] ?? SKINS[2];
  const shade = mixed(skin, '#5a2a1c', 0.2);
  const hair = HAIR_COLORS[face.hairColor];
  const isWorn = (what: NonNullable<Face['has']>[number]) => face.has?.includes(what) ?? false;
  const isBearded = isWorn('beard') || isWorn('stubble');
  const isOld = face.hairColor === 'grey' || face.hairColor === 'silver';
  const head = random.pick(
    isBearded ? (['square', 'long', 'oval'] as const) : (['oval', 'round', 'heart', 'long'] as const),
  );
  const features: Features = {
    shade,
    brow: mixed(hair, '#231f22', isOld ? 0.1 : 0.35),
    lips: mixed(skin, '#b0303a', isBearded ? 0.28 : random.between(0.36, 0.56)),
    hasFullLips: !isBearded && !['short', 'crop', 'bald'].includes(face.hair),
    turn: random.between(-6, 6),
    isBearded,
    random,
  };
  const [behind, before] = hairOf(face.hair, hair, cloth, skin);
  const across = random.between(0.93, 1.04);
  const down = random.between(0.97, 1.04);
  const shoulder = isBearded ? random.between(0, 10) : random.between(-14, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="34 18 252 252">
<defs><linearGradient id="wall" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${mixed(wall, '#ffffff', 0.3)}"/><stop offset="1" stop-color="${mixed(wall, '#000000', 0.06)}"/></linearGradient>
<clipPath id="head"><path d="${HEADS[head]}"/></clipPath></defs>
<rect width="320" height="320" fill="url(#wall)"/>
<g transform="translate(160 146) scale(${across.toFixed(3)} ${down.toFixed(3)}) translate(-160 -146)">${behind}</g>
<path d="M${40 - shoulder} 330 Q${46 - shoulder} 262 112 248 L208 248 Q${274 + shoulder} 262 ${280 + shoulder} 330Z" fill="${circle === 'summer' && !isBearded ? skin : cloth}"/>
<path d="M${136 - shoulder / 3} 190 L${136 - shoulder / 3} 244 Q160 270 ${184 + shoulder / 3} 244 L${184 + shoulder / 3} 190Z" fill="${shade}"/>
${clothesOf(circle, { cloth, skin, isBearded, random })}
<g transform="translate(160 146) scale(${across.toFixed(3)} ${down.toFixed(3)}) translate(-160 -146)">
<circle cx="104" cy="152" r="12" fill="${shade}"/><circle cx="216" cy="152" r="12" fill="${shade}"/>
<path d="${HEADS[head]}" fill="${skin}"/>
<g clip-path="url(#head)"><ellipse cx="${206 + features.turn}" cy="170" rx="34" ry="82" fill="${shade}" opacity="0.22"/>
<circle cx="${122 + features.turn}" cy="174" r="15" fill="${features.lips}" opacity="0.18"/><circle cx="${196 + features.turn}" cy="174" r="15" fill="${features.lips}" opacity="0.18"/>
${isWorn('beard') ? `<path d="M100 158 Q108 176 128 180 Q160 168 192 180 Q212 176 220 158 L224 230 L96 230Z" fill="${hair}"/>` : ''}
${isWorn('stubble') ? `<path d="M100 164 Q112 182 130 184 Q160 174 190 184 Q208 182 220 164 L224 230 L96 230Z" fill="${hair}" opacity="0.28"/>` : ''}
${isWorn('freckles') ? freckles(random, shade) : ''}</g>
${featuresOf(features, face.eyes ?? random.pick(['open', 'soft', 'smiling'] as const))}
${isOld ? `<path d="M${112 + features.turn} 164 q-5 3 -8 8 M${204 + features.turn} 164 q5 3 8 8 M${132 + features.turn} 182 q-4 6 -3 12 M${188 + features.turn} 182 q4 6 3 12" fill="none" stroke="${shade}" stroke-width="2.6" stroke-linecap="round"/>` : ''}
${before}
${isWorn('glasses') ? glassesOf(random, features.turn) : ''}
${isWorn('earrings') ? earringsOf(random) : ''}
</g>
</svg>`;
}

const HEADS = {
  oval: 'M160 78C194 78 216 104 216 144C216 186 190 214 160 214C130 214 104 186 104 144C104 104 126 78 160 78Z',
  round:
    'M160 80C196 80 219 106 219 146C219 186 194 211 160 211C126 211 101 186 101 146C101 106 124 80 160 80Z',
  square:
    'M160 78C196 78 217 102 217 142C217 172 213 190 200 202C190 211 176 215 160 215C144 215 130 211 120 202C107 190 103 172 103 142C103 102 124 78 160 78Z',
  heart:
    'M160 78C198 78 218 102 217 138C216 172 196 200 174 211C166 215 154 215 146 211C124 200 104 172 103 138C102 102 122 78 160 78Z',
  long: 'M160 76C192 76 213 102 213 144C213 190 188 221 160 221C132 221 107 190 107 144C107 102 128 76 160 76Z',
} as const;

interface Features {
  shade: string;
  brow: string;
  lips: string;
  hasFullLips: boolean;
  /** Shift of the features to the side, as the head turns. */
  turn: number;
  isBearded: boolean;
  random: Random;
}

function featuresOf(
  { shade, brow, lips, hasFullLips, turn, isBearded, random }: Features,
  eyes: NonNullable<Face['eyes']>,
): string {
  const x = (place: number) => (place + turn).toFixed(1);
  const wide = random.between(-2, 2);
  const [left, right] = [136 - wide, 184 + wide];
  const lift = random.between(4, 9);
  const thick = isBearded ? 6 : random.between(3.6, 5);
  const brows = [left, right]
    .map((eye, index) => {
      const inner = index === 0 ? 12 : -12;
      return `<path d="M${x(eye - inner * 1.15)} 131q${inner} ${-lift} ${inner * 2.1} ${-lift * 0.36}" fill="none" stroke="${brow}" stroke-width="${thick.toFixed(1)}" stroke-linecap="round"/>`;
    })
    .join('');
  const iris = random.pick(['#2a1d17', '#3c2a1c', '#31454f', '#3d4a33']);
  const eye = (at: number): string => {
    if (eyes === 'smiling')
      return `<path d="M${x(at - 10)} 149q10 -9 20 0" fill="none" stroke="#241c1a" stroke-width="4.2" stroke-linecap="round"/>`;
    if (eyes === 'soft')
      return `<ellipse cx="${x(at)}" cy="147" rx="5.2" ry="6.4" fill="#241c1a"/><circle cx="${x(at + 1.8)}" cy="144.6" r="1.7" fill="#fff"/>`;
    const high = eyes === 'almond' ? 5.4 : 8;
    const tilt = eyes === 'almond' ? (at < 160 ? 1.4 : -1.4) : 0;
    return `<path d="M${x(at - 11)} ${147 + tilt}q11 ${-high * 1.5} 22 ${-tilt * 2}q-11 ${high * 1.3} -22 ${tilt * 2}Z" fill="#fbf6f0"/><circle cx="${x(at)}" cy="146.4" r="${(high * 0.68).toFixed(1)}" fill="${eyes === 'almond' ? '#2a1d17' : iris}"/><circle cx="${x(at + 1.6)}" cy="144.6" r="1.4" fill="#fff"/><path d="M${x(at - 11)} ${147 + tilt}q11 ${-high * 1.5} 22 ${-tilt * 2}" fill="none" stroke="#241c1a" stroke-width="${isBearded ? 2.4 : 3.4}" stroke-linecap="round"/>`;
  };
  const line = mixed(shade, '#3a1a10', 0.2);
  const nose = random.pick([
    `<path d="M${x(160)} 150 q-7 18 1 21 q5 1 8 -1" fill="none" stroke="${line}" stroke-width="3.2" stroke-linecap="round"/>`,
    `<path d="M${x(151)} 170 q9 7 18 0" fill="none" stroke="${line}" stroke-width="3.4" stroke-linecap="round"/>`,
    `<path d="M${x(162)} 148 q8 16 3 21 q-5 4 -12 1" fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round"/>`,
  ]);
  const dark = mixed(lips, '#5a1018', 0.25);
  const mouths = [
    `<path d="M${x(141)} 187 q19 12 38 0" fill="none" stroke="${dark}" stroke-width="4.6" stroke-linecap="round"/>`,
    `<path d="M${x(140)} 185 q20 5 40 0 q-4 17 -20 17 q-16 0 -20 -17Z" fill="#fff7f2" stroke="${dark}" stroke-width="3.2" stroke-linejoin="round"/>`,
    `<path d="M${x(143)} 190 q20 4 36 -5" fill="none" stroke="${dark}" stroke-width="4.4" stroke-linecap="round"/>`,
    `<path d="M${x(144)} 189 q8 -6 16 -1 q8 -5 16 1 q-8 10 -16 10 q-8 0 -16 -10Z" fill="${dark}"/>`,
  ];
  const mouth = random.pick(hasFullLips ? mouths : mouths.slice(0, 3));
  return `${brows}${eye(left)}${eye(right)}${nose}${mouth}`;
}

function clothesOf(
  circle: Circle,
  { cloth, skin, isBearded, random }: { cloth: string; skin: string; isBearded: boolean; random: Random },
): string {
  const deep = mixed(cloth, '#000000', 0.2);
  const light = mixed(cloth, '#ffffff', 0.26);
  switch (circle) {
    case 'street':
      return `<path d="M112 250 Q122 286 160 290 Q198 286 208 250 Q214 262 206 280 Q186 304 160 304 Q134 304 114 280 Q106 262 112 250Z" fill="${deep}"/><path d="M146 300 V330 M174 300 V330" stroke="${light}" stroke-width="4"/>`;
    case 'tailoring': {
      const shirt = random.pick(['#f4f1ea', '#dfe7ee', '#efe2d8']);
      return `<path d="M134 244 L160 286 L186 244 L206 250 L176 330 H144 L114 250Z" fill="${shirt}"/><path d="M134 242 L160 270 L144 290 L124 250Z M186 242 L160 270 L176 290 L196 250Z" fill="${mixed(shirt, '#000000', 0.07)}"/><path d="M116 247 L146 330 H92 L100 256Z M204 247 L174 330 H228 L220 256Z" fill="${deep}"/>${isBearded && random.chance(0.6) ? `<path d="M154 272 H166 L170 330 H150Z" fill="${mixed(cloth, '#7a2f3b', 0.6)}"/>` : ''}`;
    }
    case 'outdoors':
      return `<path d="M124 262 Q122 232 132 228 L188 228 Q198 232 196 262 Q160 282 124 262Z" fill="${deep}"/><path d="M160 250 V330" stroke="${light}" stroke-width="5"/>`;
    case 'jewellery':
      return `<path d="M124 246 L160 308 L196 246 Q160 262 124 246Z" fill="${skin}"/><path d="M128 250 Q160 290 192 250" fill="none" stroke="#d2a544" stroke-width="4"/><circle cx="160" cy="273" r="6" fill="${random.pick(['#d2a544', '#7a2f3b', '#2f6b5d', '#e8e4da'])}"/>`;
    case 'beauty':
      return `<path d="M116 248 Q126 284 160 288 Q194 284 204 248 Q160 268 116 248Z" fill="${skin}"/><path d="M116 248 Q126 284 160 288 Q194 284 204 248" fill="none" stroke="${light}" stroke-width="6"/>`;
    case 'summer':
      return isBearded
        ? `<path d="M128 248 L160 296 L192 248 Q160 266 128 248Z" fill="${skin}"/><path d="M126 246 L160 298 L194 246" fill="none" stroke="${light}" stroke-width="8" stroke-linejoin="round"/>`
        : `<path d="M84 330 L96 284 Q128 300 160 300 Q192 300 224 284 L236 330Z" fill="${cloth}"/><path d="M98 290 L116 248 M222 290 L204 248" stroke="${cloth}" stroke-width="11"/>`;
  }
}

function glassesOf(random: Random, turn: number): string {
  const frame = random.pick(['#2b2522', '#6b4630', '#8a2f33', '#b08d3c']);
  const corner = random.pick([4, 13, 16]);
  return `<g transform="translate(${turn.toFixed(1)} 0)" fill="#ffffff" fill-opacity="0.16" stroke="${frame}" stroke-width="${random.pick([3, 4, 5])}"><rect x="116" y="131" width="39" height="32" rx="${corner}"/><rect x="165" y="131" width="39" height="32" rx="${corner}"/><path d="M155 144 q5 -4 10 0 M116 143 L104 139 M204 143 L216 139" fill="none"/></g>`;
}

const earringsOf = (random: Random): string => {
  const shape = random.pick([
    (x: number) => `<circle cx="${x}" cy="169" r="5" fill="#d2a544"/>`,
    (x: number) => `<circle cx="${x}" cy="175" r="10" fill="none" stroke="#d2a544" stroke-width="3.4"/>`,
    (x: number) =>
      `<path d="M${x} 166 v18" stroke="#d2a544" stroke-width="3"/><circle cx="${x}" cy="188" r="5.4" fill="#f1ece2"/>`,
  ]);
  return shape(102) + shape(218);
};

function hairOf(hair: Hair, color: string, cloth: string, skin: string): readonly [string, string] {
  const light = mixed(color, '#ffffff', 0.12);
  const cap = `<path d="M101 150 Q92 74 160 70 Q228 74 219 150 Q214 118 196 106 Q160 96 124 106 Q106 118 101 150Z" fill="${color}"/>`;
  const parted = `<path d="M100 156 Q88 72 160 68 Q232 72 220 156 Q216 122 192 104 Q172 112 150 100 Q124 108 112 128 Q104 138 100 156Z" fill="${color}"/><path d="M150 76 Q122 82 112 106" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`;
  switch (hair) {
    case 'bald':
      return ['', ''];
    case 'short':
      return [
        '',
        `${cap}<path d="M122 92 Q150 74 190 86" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`,
      ];
    case 'crop':
      return [
        '',
        `<path d="M103 140 Q98 80 160 76 Q222 80 217 140 Q212 112 200 108 L120 108 Q108 112 103 140Z" fill="${color}" opacity="0.94"/>`,
      ];
    case 'bob':
      return [
        `<path d="M92 210 Q78 66 160 62 Q242 66 228 210 Q214 222 198 214 L122 214 Q106 222 92 210Z" fill="${color}"/>`,
        parted,
      ];
    case 'long':
      return [
        `<path d="M86 292 Q70 62 160 60 Q250 62 234 292 Q214 302 196 286 L124 286 Q106 302 86 292Z" fill="${color}"/>`,
        parted,
      ];
    case 'waves':
      return [
        `<path d="M84 262 Q66 232 84 204 Q66 176 84 150 Q70 66 160 60 Q250 66 236 150 Q254 176 236 204 Q254 232 236 262 Q204 280 192 254 L128 254 Q116 280 84 262Z" fill="${color}"/>`,
        parted,
      ];
    case 'fringe':
      return [
        `<path d="M90 232 Q76 64 160 60 Q244 64 230 232 Q212 244 196 232 L124 232 Q108 244 90 232Z" fill="${color}"/>`,
        `<path d="M101 154 Q92 72 160 68 Q228 72 219 154 Q216 134 210 124 Q160 134 110 124 Q104 134 101 154Z" fill="${color}"/><path d="M132 84 Q126 100 126 118 M166 80 Q168 98 168 120" stroke="${light}" stroke-width="3.4" fill="none" stroke-linecap="round"/>`,
      ];
    case 'bun':
      return [`<circle cx="160" cy="58" r="31" fill="${color}"/>`, cap];
    case 'braids':
      return [
        '',
        `${cap}${[0, 1, 2, 3, 4].map((knot) => `<ellipse cx="${96 - knot}" cy="${164 + knot * 24}" rx="13" ry="15" fill="${knot % 2 ? light : color}"/><ellipse cx="${224 + knot}" cy="${164 + knot * 24}" rx="13" ry="15" fill="${knot % 2 ? light : color}"/>`).join('')}`,
      ];
    case 'curls':
      return [ring(color, 64, 27, 158, 382), ring(color, 58, 21, 196, 344)];
    case 'afro':
      return [
        `<circle cx="160" cy="118" r="92" fill="${color}"/>${ring(color, 88, 16, 140, 400)}`,
        `<path d="M102 146 Q96 74 160 72 Q224 74 218 146 Q210 110 160 108 Q110 110 102 146Z" fill="${color}"/>`,
      ];
    case 'scarf': {
      const fabric = mixed(cloth, '#ffffff', 0.3);
      const fold = mixed(fabric, '#000000', 0.16);
      return [
        `<path d="M80 300 Q70 60 160 54 Q250 60 240 300Z" fill="${fabric}"/>`,
        `<path fill-rule="evenodd" d="M88 270 Q76 58 160 54 Q244 58 232 270 Q160 306 88 270Z M160 92 Q208 94 208 150 Q206 208 160 212 Q114 208 112 150 Q112 94 160 92Z" fill="${fabric}"/><path d="M112 196 Q150 238 212 236 M106 226 Q150 266 218 258" fill="none" stroke="${fold}" stroke-width="5" stroke-linecap="round"/><path d="M118 112 Q134 84 176 84" fill="none" stroke="${mixed(skin, fabric, 0.7)}" stroke-width="5" stroke-linecap="round"/>`,
      ];
    }
  }
}

function ring(color: string, radius: number, size: number, from: number, to: number): string {
  const curls = 13;
  return Array.from({ length: curls }, (_, place) => {
    const angle = ((from + ((to - from) * place) / (curls - 1)) * Math.PI) / 180;
    const x = 160 + Math.cos(angle) * radius;
    const y = 122 + Math.sin(angle) * radius * 0.86;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size + (place % 3) * 2}" fill="${color}"/>`;
  }).join('');
}

const freckles = (random: Random, color: string): string =>
  Array.from({ length: 16 }, (_, place) => {
    const x = (place % 2 ? 190 : 130) + random.between(-16, 16);
    return `<circle cx="${x.toFixed(1)}" cy="${(168 + random.between(-9, 8)).toFixed(1)}" r="1.7" fill="${color}"/>`;
  }).join('');
