import { useSession } from '@vitrine/hooks';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { onTo } from './return-path.ts';

/** Lets signed-in people through; guests go to /profile and come back after signing in (1 §2). */
export function RequireSignIn() {
  const session = useSession();
  const location = useLocation();
  // Whose session ended while the page was open keeps the page, and is asked to sign in over it (P9).
  const stays = session.status === 'authenticated' || session.expired !== undefined;
  return stays ? <Outlet /> : <Navigate to="/profile" replace state={{ returnTo: onTo(location) }} />;
}
