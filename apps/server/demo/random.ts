export interface Random {
  next(): number;
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Like `pick`, but favours the first choices. */
  pickEarly<T>(choices: readonly T[]): T;
}

/** Returns a generator seeded by a word, with the same numbers in every run, so that demo data is stable. */
export function randomOf(word: string): Random {
  let state = hashOf(word);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const at = <T>(choices: readonly T[], share: number): T => {
    const choice = choices[Math.floor(share * choices.length)];
    if (choice === undefined)
      throw new Error(`Nothing to pick from for “${word}”: give it at least one choice.`);
    return choice;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (share) => next() < share,
    pick: (choices) => at(choices, next()),
    pickEarly: (choices) => at(choices, next() ** 2),
  };
}

function hashOf(word: string): number {
  let hash = 2166136261;
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash;
}
