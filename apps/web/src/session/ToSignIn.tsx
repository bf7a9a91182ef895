import { useSignInGate } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { layersOf } from '../shell/history/page-key.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { signIn as expired } from './expired.sign-in.ts';
import { onTo, SIGN_IN_PATH } from './return-path.ts';

/** Leads to the sign-in after an expired session, instead of the question, and back to the page afterwards. */
export function ToSignIn() {
  const { reason, proceed } = useSignInGate();
  const { message } = useMessages(expired.messages);
  const showToast = useToast();
  const location = useLocation();
  const say = useEffectEvent(() => {
    if (typeof message === 'string') showToast({ text: message });
  });
  useEffect(() => say(), []);
  useEffect(() => {
    if (reason) proceed();
  }, [reason, proceed]);
  // A question that stood already leaves its history entry first.
  if (reason || layersOf(location).length > 0) return null;
  return <Navigate to={SIGN_IN_PATH} replace state={{ returnTo: onTo(location) }} />;
}
