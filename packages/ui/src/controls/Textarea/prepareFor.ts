import { kerningFor } from '../../format/kerningFor.ts';

/** Prepares a field for a text that is about to be inserted: browsers lay it out before React renders it. */
export function prepareFor(field: HTMLElement, inserted: DataTransfer | null): void {
  Object.assign(field.style, kerningFor(inserted?.getData('text/plain') ?? ''));
}
