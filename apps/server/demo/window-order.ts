import type { DemoPicture } from './demo-pictures.ts';
import { randomOf } from './random.ts';
import { VOCABULARY } from './vocabulary.ts';

type Trait = 'category' | 'garment' | 'picture' | 'color' | 'shape';
type Traits = Record<Trait, string>;

/** Penalty for repeating a trait: `weight` right after a showing, falling to 0 over `places` places. */
const APART: Record<Trait, { places: number; weight: number }> = {
  category: { places: 4, weight: 2.5 },
  garment: { places: 20, weight: 1.5 },
  picture: { places: 120, weight: 1.5 },
  color: { places: 5, weight: 2.5 },
  shape: { places: 2, weight: 0.7 },
};
const WHIM = 0.25;

/**
 * Orders `total` showings of the pictures: first the opening, then all spread evenly, similar ones apart. The
 * landing page shows exactly this order.
 */
export function windowOrder(
  pictures: readonly DemoPicture[],
  total: number,
  opening: readonly DemoPicture[],
): DemoPicture[] {
  const random = randomOf('window order');
  const window = emptyWindow(pictures, total);
  const categories = [...new Set(pictures.map((picture) => traitsOf(picture).category))];
  const mostPressing = (place: number) => {
    const pressing = (trait: Trait, value: string) =>
      window.owed(trait, value, place) - window.nearness(trait, value, place);
    const category = best(categories, (candidate) => pressing('category', candidate));
    const inCategory = pictures.filter((picture) => traitsOf(picture).category === category);
    return best(inCategory, (candidate) => {
      const { garment, picture, color, shape } = traitsOf(candidate);
      const crowding = window.nearness('color', color, place) + window.nearness('shape', shape, place);
      return pressing('garment', garment) + pressing('picture', picture) - crowding + WHIM * random.next();
    });
  };
  return Array.from({ length: total }, (_, place) => {
    const chosen = opening[place] ?? mostPressing(place);
    window.show(traitsOf(chosen), place);
    return chosen;
  });
}

function emptyWindow(pictures: readonly DemoPicture[], total: number) {
  const pace = new Map<string, number>();
  const shown = new Map<string, number>();
  const lastPlace = new Map<string, number>();
  for (const picture of pictures) addToEach(pace, traitsOf(picture), 1 / pictures.length);
  return {
    /**
     * How many showings a value is behind its even pace; negative if ahead, minus infinity once it has had
     * its share.
     */
    owed(trait: Trait, value: string, place: number): number {
      const perPlace = pace.get(`${trait} ${value}`) ?? 0;
      const had = shown.get(`${trait} ${value}`) ?? 0;
      return had >= Math.ceil(perPlace * total) ? -Infinity : perPlace * (place + 1) - had;
    },
    nearness(trait: Trait, value: string, place: number): number {
      const last = lastPlace.get(`${trait} ${value}`);
      if (last === undefined) return 0;
      return Math.max(0, 1 - (place - last - 1) / APART[trait].places) * APART[trait].weight;
    },
    show(traits: Traits, place: number): void {
      addToEach(shown, traits, 1);
      for (const [trait, value] of Object.entries(traits)) lastPlace.set(`${trait} ${value}`, place);
    },
  };
}

function addToEach(counts: Map<string, number>, traits: Traits, amount: number): void {
  for (const [trait, value] of Object.entries(traits)) {
    const key = `${trait} ${value}`;
    counts.set(key, (counts.get(key) ?? 0) + amount);
  }
}

const traitsOf = ({ id, garment, color, width, height }: DemoPicture): Traits => ({
  category: VOCABULARY[garment]?.category ?? '',
  garment,
  picture: id,
  color,
  shape: `${width}:${height}`,
});

function best<T>(choices: readonly T[], worth: (choice: T) => number): T {
  let found: { choice: T; worth: number } | undefined;
  for (const choice of choices) {
    const its = worth(choice);
    if (!found || its > found.worth) found = { choice, worth: its };
  }
  if (!found) throw new Error('The window has nothing to show: pictures.json is empty.');
  return found.choice;
}
