import { useServices } from '../services/ServicesProvider.tsx';

/** Returns the function that signs out at once, without waiting for the server. */
export function useSignOut(): () => void {
  return useServices().signOut;
}
