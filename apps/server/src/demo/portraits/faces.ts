import { randomOf } from '../random.ts';

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

/** How somebody looks. */
export interface Face {
  /** From the lightest, 0, to the deepest, 6. */
  skin: number;
  hair: Hair;
  hairColor: keyof typeof HAIR_COLORS;
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
/** What a face stands before, and what it wears: pairs that go together. */
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

/** A portrait as square SVG: the same name and face give the same drawing. */
export function portraitOf(name: string, face: Face): string {
  const random = randomOf(`portrait of ${name}`);
  const [wall, cloth] = random.pick(CLOTHES);
  const skin = SKINS[face.skin] ?? SKINS[2];
  const shade = mixed(skin, '#5a2a1c', 0.2);
  const hair = HAIR_COLORS[face.hairColor];
  const isWorn = (what: NonNullable<Face['has']>[number]) => face.has?.includes(what) ?? false;
  const brow = mixed(hair, '#231f22', 0.35);
  const lips = mixed(skin, '#b0303a', 0.42);
  const smile = random.between(7, 12);
  const collar = random.pick([
    `<path d="M122 258 Q160 296 198 258" fill="none" stroke="${mixed(cloth, '#ffffff', 0.22)}" stroke-width="7"/>`,
    `<path d="M128 252 L160 300 L192 252" fill="none" stroke="${mixed(cloth, '#000000', 0.22)}" stroke-width="7" stroke-linejoin="round"/>`,
    `<path d="M124 262 Q124 240 132 236 L188 236 Q196 240 196 262 Q160 280 124 262Z" fill="${mixed(cloth, '#000000', 0.16)}"/>`,
  ]);
  const [behind, before] = hairOf(face.hair, hair, cloth, skin);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="34 18 252 252">
<defs><linearGradient id="wall" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${mixed(wall, '#ffffff', 0.3)}"/><stop offset="1" stop-color="${mixed(wall, '#000000', 0.06)}"/></linearGradient>
<clipPath id="head"><ellipse cx="160" cy="146" rx="56" ry="68"/></clipPath></defs>
<rect width="320" height="320" fill="url(#wall)"/>
${behind}
<path d="M40 330 Q46 262 112 248 L208 248 Q274 262 280 330Z" fill="${cloth}"/>
<path d="M134 190 L134 244 Q160 276 186 244 L186 190Z" fill="${shade}"/>
${collar}
<circle cx="104" cy="152" r="12" fill="${shade}"/><circle cx="216" cy="152" r="12" fill="${shade}"/>
<ellipse cx="160" cy="146" rx="56" ry="68" fill="${skin}"/>
<g clip-path="url(#head)"><ellipse cx="206" cy="170" rx="34" ry="82" fill="${shade}" opacity="0.22"/>
<circle cx="124" cy="172" r="15" fill="${lips}" opacity="0.2"/><circle cx="196" cy="172" r="15" fill="${lips}" opacity="0.2"/>
${isWorn('beard') ? `<path d="M100 158 Q108 176 128 180 Q160 168 192 180 Q212 176 220 158 L224 230 L96 230Z" fill="${hair}"/>` : ''}
${isWorn('stubble') ? `<path d="M100 164 Q112 182 130 184 Q160 174 190 184 Q208 182 220 164 L224 230 L96 230Z" fill="${hair}" opacity="0.28"/>` : ''}
${isWorn('freckles') ? freckles(random, shade) : ''}</g>
<path d="M${124 - 2} 130 q12 -8 26 -3" fill="none" stroke="${brow}" stroke-width="5" stroke-linecap="round"/>
<path d="M${172 - 2} 127 q14 -5 26 3" fill="none" stroke="${brow}" stroke-width="5" stroke-linecap="round"/>
<ellipse cx="137" cy="147" rx="5" ry="6.4" fill="#241c1a"/><ellipse cx="184" cy="147" rx="5" ry="6.4" fill="#241c1a"/>
<circle cx="138.8" cy="144.6" r="1.7" fill="#fff"/><circle cx="185.8" cy="144.6" r="1.7" fill="#fff"/>
<path d="M160 150 q-7 18 1 21 q5 1 8 -1" fill="none" stroke="${mixed(shade, '#3a1a10', 0.2)}" stroke-width="3.2" stroke-linecap="round"/>
<path d="M142 ${190 - smile / 3} q19 ${smile} 38 0" fill="none" stroke="${mixed(lips, '#5a1018', 0.25)}" stroke-width="4.6" stroke-linecap="round"/>
${before}
${isWorn('glasses') ? `<g fill="#ffffff" fill-opacity="0.16" stroke="#2b2522" stroke-width="4"><rect x="117" y="132" width="38" height="31" rx="13"/><rect x="165" y="132" width="38" height="31" rx="13"/><path d="M155 144 q5 -4 10 0 M117 143 L104 139 M203 143 L216 139" fill="none"/></g>` : ''}
${isWorn('earrings') ? '<circle cx="103" cy="169" r="5" fill="#d2a544"/><circle cx="217" cy="169" r="5" fill="#d2a544"/>' : ''}
</svg>`;
}

/** What lies behind the head, and what before it. */
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

/** Curls along the upper edge of the head, from one angle to another. */
function ring(color: string, radius: number, size: number, from: number, to: number): string {
  const curls = 13;
  return Array.from({ length: curls }, (_, place) => {
    const angle = ((from + ((to - from) * place) / (curls - 1)) * Math.PI) / 180;
    const x = 160 + Math.cos(angle) * radius;
    const y = 122 + Math.sin(angle) * radius * 0.86;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size + (place % 3) * 2}" fill="${color}"/>`;
  }).join('');
}

const freckles = (random: ReturnType<typeof randomOf>, color: string): string =>
  Array.from({ length: 16 }, (_, place) => {
    const x = (place % 2 ? 190 : 130) + random.between(-16, 16);
    return `<circle cx="${x.toFixed(1)}" cy="${(168 + random.between(-9, 8)).toFixed(1)}" r="1.7" fill="${color}"/>`;
  }).join('');

/** A colour with a share of another, both `#rrggbb`. */
export function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
