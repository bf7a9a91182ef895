import type { MouseEvent } from 'react';

/** Whether a click on a link is to be handled here: with a modifier key the browser opens a new tab or window. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
