import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { SignInGate, SignInReason } from './sign-in-gate.ts';

/** The question whether to sign in: why it is open, and the ways to answer it. */
export function useSignInGate(): {
  reason: SignInReason | undefined;
  ask: SignInGate['ask'];
  proceed(): void;
  dismiss(): void;
  leavePage(): void;
  forget(): void;
} {
  const { signInGate } = useServices();
  const reason = useSyncExternalStore(signInGate.subscribe, signInGate.getReason, () => undefined);
  const { ask, proceed, dismiss, leavePage, forget } = signInGate;
  return { reason, ask, proceed, dismiss, leavePage, forget };
}
