import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { SignInGate, SignInReason } from './sign-in-gate.ts';

/** Why a guest is asked to sign in, and the ways to answer. */
export interface SignInQuestion {
  /** Undefined while nobody is asked. */
  reason: SignInReason | undefined;
  /** Asks, and keeps what was blocked until it is answered. */
  ask: SignInGate['ask'];
  /** The person goes on to sign in: the question closes and what was blocked waits. Show the form now; whoever signs in has it carried out. */
  proceed(): void;
  /** The person declined: what was blocked is forgotten. */
  dismiss(): void;
  /** The page was left with the question open: as `dismiss`, unless a session has just ended. */
  leavePage(): void;
  /** The form was left without signing in: what was blocked is forgotten. */
  forget(): void;
}

/** The question whether to sign in: why it is open, and the ways to answer it. */
export function useSignInGate(): SignInQuestion {
  const { signInGate } = useServices();
  const reason = useSyncExternalStore(signInGate.subscribe, signInGate.getReason, () => undefined);
  const { ask, proceed, dismiss, leavePage, forget } = signInGate;
  return { reason, ask, proceed, dismiss, leavePage, forget };
}
