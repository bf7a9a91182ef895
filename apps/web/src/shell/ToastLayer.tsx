// A module of its own, so that what draws toasts is loaded with the first one.
export { Toasts } from '@vitrine/ui';
