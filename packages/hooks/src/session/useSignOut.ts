import { useCallback } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';

/** Signs out here and now; the server is told as well as can be (D21). */
export function useSignOut(): () => void {
  const { api, session } = useServices();
  return useCallback(() => {
    // The call reads the token before it first waits, so ending the session does not rob it.
    api.session.logout({}, { keepalive: true }).catch(() => undefined);
    session.end();
  }, [api, session]);
}
