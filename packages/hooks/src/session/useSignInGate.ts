import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { SignInGate, SignInReason } from './sign-in-gate.ts';

/** The question to sign in, and its answers. */
export interface SignInQuestion {
  /** Undefined while no question is open. */
  reason: SignInReason | undefined;
  /** Opens the question, and keeps the blocked action for after the sign-in. */
  ask: SignInGate['ask'];
  /** Closes the question, before the sign-in form is shown. See `SignInGate.proceed`. */
  proceed(): void;
  /** See `SignInGate.dismiss`. */
  dismiss(): void;
  /** See `SignInGate.leavePage`. */
  leavePage(): void;
  /** See `SignInGate.forget`. */
  forget(): void;
}

/** Returns the question to sign in: its reason, and its answers. */
export function useSignInGate(): SignInQuestion {
  const { signInGate } = useServices();
  const reason = useSyncExternalStore(signInGate.subscribe, signInGate.getReason, () => undefined);
  return { ...signInGate, reason };
}
