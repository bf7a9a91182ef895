/** Moves `Date.now` to a moment, from which it goes on, until the returned function is called. `new Date()` stays. */
export function goOnFrom(moment: string): () => void {
  const { now } = Date;
  const ahead = Date.parse(moment) - now();
  Date.now = () => now() + ahead;
  return () => void Object.assign(Date, { now });
}
