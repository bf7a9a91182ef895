/** Calls the listener once, as soon as the condition holds after some news. Returns the unsubscribe function. */
export function once(
  subscribe: (listener: () => void) => () => void,
  isSo: () => boolean,
  listener: () => void,
): () => void {
  const stop = subscribe(() => {
    if (!isSo()) return;
    stop();
    listener();
  });
  return stop;
}
