import { plainText } from '../outbound/plain-text.ts';
import { LONGEST } from './limits.rules.ts';

/** The twelve filter colours, with their names in shops. */
const SHADES: Record<string, readonly string[]> = {
  Black: ['black', 'onyx', 'jet', 'ebony', 'noir'],
  White: ['white', 'ivory', 'cream', 'ecru', 'off-white'],
  Red: ['red', 'burgundy', 'crimson', 'scarlet', 'maroon', 'bordeaux', 'wine'],
  Blue: ['blue', 'cobalt', 'azure', 'turquoise', 'teal', 'aqua', 'denim', 'indigo', 'sky'],
  Green: ['green', 'olive', 'khaki', 'mint', 'emerald', 'sage', 'forest'],
  Pink: ['pink', 'rose', 'blush', 'fuchsia', 'magenta', 'coral'],
  Yellow: ['yellow', 'mustard', 'lemon', 'gold'],
  Purple: ['purple', 'violet', 'lilac', 'lavender', 'plum', 'mauve'],
  Orange: ['orange', 'apricot', 'tangerine', 'rust', 'terracotta'],
  Brown: ['brown', 'tan', 'camel', 'cognac', 'chocolate', 'beige', 'taupe', 'coffee', 'chestnut'],
  Gray: ['gray', 'grey', 'charcoal', 'silver', 'anthracite', 'graphite', 'slate', 'heather'],
  Navy: ['navy', 'midnight'],
};

const colorOfWord = new Map(
  Object.entries(SHADES).flatMap(([color, words]) => words.map((word) => [word, color] as const)),
);

/**
 * Maps a shop's colour to a filter colour ("dark green/white" is Green). An unknown colour is only tidied.
 */
export function colorFrom(given: string | undefined): string | undefined {
  const text = plainText(given, LONGEST.word);
  const [first] = text?.split(/[/,;|]|\s&\s|\sand\s/) ?? [];
  const words = first?.toLowerCase().split(/[\s_-]+/) ?? [];
  const named = [first?.toLowerCase().trim() ?? '', ...words].map((word) => colorOfWord.get(word));
  // "Navy blue" is navy. Otherwise, the last known word decides: "rose gold" is gold.
  return named.find((color) => color === 'Navy') ?? named.findLast((color) => color !== undefined) ?? text;
}
