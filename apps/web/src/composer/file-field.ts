/** Returns the file input in an element: the large one of an empty post, or the small one beside its pictures. */
export const fileFieldIn = (element: HTMLElement | null): HTMLInputElement | null =>
  element?.querySelector<HTMLInputElement>('input[type=file]') ?? null;
