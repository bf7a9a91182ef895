import { useServices } from '../services/ServicesProvider.tsx';

/** Signs out here and now; the server is told as well as can be. */
export function useSignOut(): () => void {
  return useServices().signOut;
}
