import { useSession } from '@vitrine/hooks';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leaveSignIn, signInStateOf } from './return-path.ts';

/** Returns users to their previous page after a sign-in, here or in another tab. */
export function useLeaveSignIn(isWanted = true): void {
  const { status } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!isWanted || status !== 'authenticated' || hasLeft.current) return;
    hasLeft.current = true;
    leaveSignIn(navigate, signInStateOf(location));
  }, [isWanted, status, navigate, location]);
}
