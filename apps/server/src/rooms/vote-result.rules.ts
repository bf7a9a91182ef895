interface Counted {
  text: string;
  votes: number;
}

/** Says the result of a closed vote. */
export function resultOf(options: readonly Counted[]): string {
  const most = Math.max(0, ...options.map(({ votes }) => votes));
  if (most === 0) return 'Nobody voted';
  const winners = options.filter(({ votes }) => votes === most).map(({ text }) => text);
  const votes = most === 1 ? '1 vote' : `${most} votes`;
  if (winners.length === 1) return `${winners[0]} won with ${votes}`;
  return `It’s a draw: ${winners.slice(0, -1).join(', ')} and ${winners.at(-1)}`;
}
