import type { MouseEvent } from 'react';

/** Whether a press on a link means this page: a new tab or window is the browser's business. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
