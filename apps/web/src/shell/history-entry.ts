/** What the router, and the app beside it, keep with the entry of the history: for what the router does not tell, or not yet. */
export const historyEntry = <Kept extends object>(): Partial<Kept> =>
  (window.history.state ?? {}) as Partial<Kept>;
