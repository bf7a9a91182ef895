// Loaded with the first toast.
export { Toasts } from '@vitrine/ui';
