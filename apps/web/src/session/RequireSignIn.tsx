import { useSession } from '@vitrine/hooks';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pageKeyOf } from '../shell/page-key.ts';
import { onTo } from './return-path.ts';

/** Lets signed-in people through; guests go to /profile and come back after signing in. */
export function RequireSignIn() {
  const session = useSession();
  const location = useLocation();
  const page = pageKeyOf(location);
  const [admitted, setAdmitted] = useState<string>();

  if (session.status === 'authenticated') {
    if (admitted !== page) setAdmitted(page);
    return <Outlet />;
  }
  if (admitted !== page) return <Navigate to="/profile" replace state={{ returnTo: onTo(location) }} />;
  // A person whose session ended by itself keeps the page and is asked to sign in over it; after a sign-out the page goes.
  return session.expired ? <Outlet /> : <Navigate to="/profile" replace />;
}
