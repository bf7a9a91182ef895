import type { Face } from './portraits/faces.ts';

/** People who like the same things mostly follow each other. */
export type Circle = 'street' | 'tailoring' | 'outdoors' | 'jewellery' | 'beauty' | 'summer';

export interface DemoPerson {
  username: string;
  name: string;
  email: string;
  circle: Circle;
  bio: string;
  face: Face;
}

const person = (
  username: string,
  name: string,
  circle: Circle,
  [skin, hair, hairColor, ...has]: readonly [
    skin: number,
    hair: Face['hair'],
    hairColor: Face['hairColor'],
    ...has: NonNullable<Face['has']>,
  ],
  bio: string,
): DemoPerson => ({
  username,
  name,
  email: `${username}@example.com`,
  circle,
  bio,
  face: { skin, hair, hairColor, has },
});

/** Of the first of them. */
export const DEMO_PASSWORD = 'vitrine-demo';

/** What the first of them says in her settings, without which nothing in them can be saved. */
export const DEMO_DETAILS = { birthday: '1997-05-14', gender: 'female', country: 'Germany' };

/** The first is the demo sign-in. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person(
    'mina.k',
    'Mina Kovač',
    'street',
    [1, 'fringe', 'dark', 'earrings'],
    'Trainers, good coats and one bag at a time. Zagreb.',
  ),
  person(
    'jun',
    'Jun Hayashi',
    'street',
    [2, 'short', 'black', 'glasses'],
    '靴と帽子。Mostly running shoes, rarely running.',
  ),
  person(
    'lea.v',
    'Léa Vasseur',
    'tailoring',
    [0, 'bob', 'auburn'],
    'Manteaux d’occasion, souliers neufs. Lyon.',
  ),
  person(
    'ana.r',
    'Ana Ribeiro',
    'summer',
    [3, 'waves', 'brown', 'earrings'],
    'Praia antes do trabalho. Straw, linen, salt.',
  ),
  person(
    'otis',
    'Otis Bennett',
    'tailoring',
    [5, 'crop', 'black', 'beard'],
    'Tailor’s son. I will comment on your hem.',
  ),
  person(
    'amara_o',
    'Amara Okafor',
    'jewellery',
    [6, 'afro', 'black', 'earrings'],
    'Gold goes with gold. Lagos and London.',
  ),
  person(
    'sofia.lindqvist',
    'Sofia Lindqvist',
    'outdoors',
    [0, 'long', 'blond', 'freckles'],
    'Fjäll, regn, ull. Wool before everything.',
  ),
  person('teo', 'Teo Marchetti', 'tailoring', [2, 'curls', 'dark', 'stubble'], 'Unlined jackets only.'),
  person('noor.a', 'Noor Al-Amin', 'beauty', [3, 'scarf', 'black'], 'Scent first, then everything else. نور'),
  person(
    'priya.nair',
    'Priya Nair',
    'jewellery',
    [4, 'long', 'black', 'earrings'],
    'My grandmother’s rings and other people’s.',
  ),
  person('kofi_m', 'Kofi Mensah', 'street', [6, 'short', 'black'], 'Caps. I own forty-one. Accra.'),
  person(
    'wren',
    'Wren Gallagher',
    'outdoors',
    [0, 'crop', 'auburn', 'freckles'],
    'Bog walker. Boots reviewed after 500 km.',
  ),
  person(
    'linh.t',
    'Linh Trần',
    'beauty',
    [2, 'fringe', 'black', 'glasses'],
    'Ingredients lists are my novels.',
  ),
  person('dafna', 'Dafna Peretz', 'summer', [2, 'curls', 'brown'], 'Sun hats from March to November.'),
  person(
    'emre.y',
    'Emre Yıldız',
    'tailoring',
    [2, 'short', 'dark', 'beard'],
    'Double-breasted since 2009. İstanbul.',
  ),
  person(
    'ines.delgado',
    'Inés Delgado',
    'street',
    [3, 'bun', 'black', 'earrings'],
    'Denim sobre denim. Madrid.',
  ),
  person(
    'marek_w',
    'Marek Wiśniewski',
    'outdoors',
    [1, 'bald', 'brown', 'beard'],
    'Mountain rescue, so: warm things.',
  ),
  person('hana.p', 'Hana Park', 'beauty', [1, 'long', 'black'], 'Nine steps. Fewer on Sundays.'),
  person(
    'tama',
    'Tama Rangihuna',
    'outdoors',
    [4, 'waves', 'black', 'stubble'],
    'Rain jackets reviewed in actual rain.',
  ),
  person('zofia99', 'Zofia Baran', 'street', [0, 'short', 'blond', 'earrings'], 'Second hand, first wear.'),
  person(
    'luca.f',
    'Luca Ferrante',
    'tailoring',
    [2, 'waves', 'brown', 'glasses'],
    'Loafers in all weather. Napoli.',
  ),
  person(
    'yara.s',
    'Yara Saliba',
    'jewellery',
    [2, 'waves', 'dark', 'earrings'],
    'Pearls with T-shirts. Beirut.',
  ),
  person(
    'birgit',
    'Birgit Aas',
    'outdoors',
    [0, 'bob', 'silver', 'glasses'],
    'Knitter, 71, opinions included.',
  ),
  person(
    'desmond.cole',
    'Desmond Cole',
    'street',
    [5, 'bald', 'black', 'beard'],
    'Basketball shoes for people who read.',
  ),
  person('aiko', 'Aiko Mori', 'summer', [1, 'bob', 'black'], 'Fans, umbrellas and other small roofs.'),
  person(
    'bea.thompson',
    'Beatrice Thompson',
    'tailoring',
    [5, 'braids', 'black', 'glasses'],
    'Court in the morning, velvet at night.',
  ),
  person('carlos.mx', 'Carlos Ibarra', 'street', [4, 'short', 'black', 'stubble'], 'Gorras y tenis. CDMX.'),
  person(
    'dilnoza',
    'Dilnoza Karimova',
    'jewellery',
    [2, 'braids', 'dark', 'earrings'],
    'Silver from Bukhara, mostly.',
  ),
  person(
    'eero',
    'Eero Salonen',
    'outdoors',
    [0, 'short', 'blond', 'beard'],
    'Ice swimming needs a very good hat.',
  ),
  person(
    'fatou.d',
    'Fatou Diallo',
    'beauty',
    [6, 'scarf', 'black', 'earrings'],
    'Red lipstick is a neutral.',
  ),
  person(
    'gus',
    'Gus Andersen',
    'outdoors',
    [1, 'curls', 'auburn', 'glasses'],
    'Backpacks, packed and repacked.',
  ),
  person(
    'hye.jin',
    'Hye-jin Seo',
    'beauty',
    [0, 'bun', 'black'],
    '향수 모으는 사람. Perfume, fifty-two bottles.',
  ),
  person(
    'imani',
    'Imani Wanjiru',
    'summer',
    [6, 'braids', 'black', 'earrings'],
    'Colours that look good at noon. Nairobi.',
  ),
  person(
    'jolene.m',
    'Jolene Marsh',
    'street',
    [0, 'long', 'auburn', 'freckles'],
    'Boots with everything. Everything with boots.',
  ),
  person(
    'kaveh',
    'Kaveh Rostami',
    'tailoring',
    [3, 'short', 'grey', 'beard'],
    'Grey flannel, every shade of it.',
  ),
  person('lior', 'Lior Ben-David', 'summer', [2, 'curls', 'black', 'stubble'], 'Sandals until it snows.'),
  person('maja.n', 'Maja Novak', 'beauty', [1, 'waves', 'blond'], 'One good cream. Ljubljana.'),
  person(
    'nils',
    'Nils Berg',
    'outdoors',
    [0, 'crop', 'blond', 'glasses'],
    'Counting grams so that you need not.',
  ),
  person('odalys', 'Odalys Peña', 'summer', [4, 'curls', 'dark', 'earrings'], 'Playa, piña, pareo.'),
  person(
    'petra_h',
    'Petra Holzer',
    'tailoring',
    [1, 'short', 'grey', 'glasses'],
    'Architektin. Schwarz ist viele Farben.',
  ),
  person(
    'quentin',
    'Quentin Moreau',
    'street',
    [1, 'waves', 'brown', 'stubble'],
    'Baskets blanches, jamais propres.',
  ),
  person(
    'rosa.blum',
    'Rosa Blum',
    'jewellery',
    [1, 'curls', 'grey', 'glasses', 'earrings'],
    'Goldsmith. Ask me about clasps.',
  ),
  person('samir.h', 'Samir Haddad', 'street', [3, 'crop', 'black', 'beard'], 'Sneakers, coffee, sneakers.'),
  person(
    'tilda',
    'Tilda Frost',
    'tailoring',
    [0, 'crop', 'silver'],
    'Menswear, worn by a woman, since 1984.',
  ),
  person(
    'uma.k',
    'Uma Krishnan',
    'jewellery',
    [5, 'bun', 'black', 'earrings'],
    'Temple gold and office silver. Chennai.',
  ),
  person('viktor', 'Viktor Dimitrov', 'outdoors', [1, 'short', 'brown', 'stubble'], 'Ски, кафе, ски.'),
  person(
    'wanda.j',
    'Wanda Jones',
    'summer',
    [5, 'afro', 'grey', 'glasses'],
    'Retired to the beach. Dressing for it.',
  ),
  person(
    'xochitl',
    'Xóchitl Ramos',
    'jewellery',
    [4, 'braids', 'black', 'earrings'],
    'Stones with names. Oaxaca.',
  ),
  person(
    'yusuf.a',
    'Yusuf Adeyemi',
    'tailoring',
    [6, 'crop', 'black', 'glasses'],
    'Agbada to board meeting.',
  ),
  person('zelda', 'Zelda Rivers', 'street', [1, 'bob', 'black'], 'Black jeans, eleven pairs.'),
  person('arlo', 'Arlo Whitfield', 'outdoors', [0, 'waves', 'auburn', 'beard'], 'Hand-me-down parkas.'),
  person('bao', 'Bảo Nguyễn', 'street', [2, 'crop', 'black'], 'Chasing one pair in size 46.'),
  person('clara.w', 'Clara Weiss', 'beauty', [0, 'fringe', 'brown', 'freckles'], 'Seife, Salbe, Schlaf.'),
  person(
    'dario',
    'Dario Conti',
    'summer',
    [2, 'short', 'dark', 'stubble'],
    'Linen creases. That is the point.',
  ),
  person('esi', 'Esi Boateng', 'beauty', [6, 'curls', 'black', 'earrings'], 'Shea butter fundamentalist.'),
  person('freya', 'Freya Dahl', 'jewellery', [0, 'waves', 'blond', 'earrings'], 'Tiny hoops, many of them.'),
  person(
    'goran.p',
    'Goran Petrović',
    'tailoring',
    [2, 'bald', 'dark', 'stubble', 'glasses'],
    'Hats. The proper kind.',
  ),
  person(
    'huda',
    'Huda Rahman',
    'beauty',
    [3, 'scarf', 'black', 'glasses'],
    'Chemist by day, nail polish by night.',
  ),
  person('iris.c', 'Iris Chen', 'summer', [1, 'long', 'black', 'glasses'], 'Swimsuits that survive laps.'),
  person('joaquin', 'Joaquín Vera', 'street', [3, 'waves', 'black'], 'Skate, dibujar, repetir.'),
];

/** Who found the products of the demo catalogue. */
export const FINDERS = DEMO_PEOPLE.slice(0, 24);
