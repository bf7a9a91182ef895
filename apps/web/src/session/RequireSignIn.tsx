import { useSession, useViewerId } from '@vitrine/hooks';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { onTo } from './return-path.ts';

/** Shows the page to signed-in users. Sends guests to /profile, and back after the sign-in. */
export function RequireSignIn() {
  const session = useSession();
  const viewer = useViewerId();
  const location = useLocation();
  const entry = pageKeyOf(location);
  const [admitted, setAdmitted] = useState<string>();

  // A new page per user, without the previous user's input.
  const page = <Outlet key={viewer} />;
  if (session.status === 'authenticated') {
    if (admitted !== entry) setAdmitted(entry);
    return page;
  }
  if (admitted !== entry) return <Navigate to="/profile" replace state={{ returnTo: onTo(location) }} />;
  // If the session has expired, the page stays below the sign-in prompt. A sign-out leaves it.
  return session.expired ? page : <Navigate to="/profile" replace />;
}
