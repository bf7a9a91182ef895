import type { Random } from './random.ts';
import { type ColorWord, PLAIN_SHADES } from './shades.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns a product name: 'Cloudstep Runner', 'Wool Overcoat, Camel', 'Aviator No. 4'. */
export function nameOf(words: Vocabulary, color: ColorWord, random: Random): string {
  const shade = random.pickEarly(words.shades?.[color] ?? PLAIN_SHADES[color]);
  const materials = words.materialsIn?.[color] ?? words.materials;
  return words.shadeLeads
    ? stoneName({ ...words, materials }, shade, random)
    : clothName({ ...words, materials }, shade, random);
}

function clothName({ nouns, lines, materials, cuts }: Vocabulary, shade: string, random: Random): string {
  const noun = random.pickEarly(nouns);
  const kind = random.next();
  if (kind < 0.22) return withoutEcho(random.pick(lines), noun);
  if (kind < 0.34) return `${withoutEcho(random.pick(lines), noun)}, ${shade}`;
  if (kind < 0.58) return `${withoutEcho(random.pick(materials), noun)}, ${shade}`;
  if (kind < 0.7) return withoutEcho(random.pick(cuts), noun);
  if (kind < 0.82) return `${withoutEcho(random.pick(cuts), noun)} in ${shade}`;
  if (kind < 0.94) return withoutEcho(random.pick(cuts), withoutEcho(random.pick(materials), noun));
  return `${noun} No. ${Math.floor(random.between(2, 20))}`;
}

function stoneName({ nouns, lines, materials, cuts }: Vocabulary, stone: string, random: Random): string {
  const noun = random.pickEarly(nouns);
  const kind = random.next();
  if (kind < 0.25) return `${random.pick(lines)} ${noun}, ${stone}`;
  if (kind < 0.5) return `${stone} ${random.pick(lines)} ${noun}`;
  if (kind < 0.8) return `${random.pick(materials)} ${noun}, ${stone}`;
  return `${random.pick(cuts)} ${stone} ${noun}`;
}

/**
 * Puts words before a noun, unless they repeat one of its words: 'Tie Bikini', never 'Side-Tie Tie Bikini'.
 */
function withoutEcho(words: string, noun: string): string {
  const said = wordsOf(noun);
  const echoes = wordsOf(words).some((word) => said.some((other) => isEcho(word, other)));
  return echoes ? noun : `${words} ${noun}`;
}

const wordsOf = (text: string) => text.toLowerCase().split(/[\s-]/);
const isEcho = (one: string, other: string) =>
  Math.min(one.length, other.length) > 2 && (one.startsWith(other) || other.startsWith(one));
