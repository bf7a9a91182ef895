// Draws the messages that are shown; loaded with the first one.
export { Toasts } from '@vitrine/ui';
