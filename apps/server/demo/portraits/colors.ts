export function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
