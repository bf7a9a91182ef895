import { useSession, useViewerId } from '@vitrine/hooks';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pageKeyOf } from '../shell/page-key.ts';
import { onTo } from './return-path.ts';

/** Lets signed-in people through; guests go to /profile and come back after signing in. */
export function RequireSignIn() {
  const session = useSession();
  const viewer = useViewerId();
  const location = useLocation();
  const entry = pageKeyOf(location);
  const [admitted, setAdmitted] = useState<string>();

  // For another person it begins anew: what was typed in it is not theirs.
  const page = <Outlet key={viewer} />;
  if (session.status === 'authenticated') {
    if (admitted !== entry) setAdmitted(entry);
    return page;
  }
  if (admitted !== entry) return <Navigate to="/profile" replace state={{ returnTo: onTo(location) }} />;
  // A person whose session ended by itself keeps the page and is asked to sign in over it; after a sign-out the page goes.
  return session.expired ? page : <Navigate to="/profile" replace />;
}
