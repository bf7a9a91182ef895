import type { MouseEvent } from 'react';

/** Whether to handle a click here. With a modifier key, the browser opens a tab or window. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
