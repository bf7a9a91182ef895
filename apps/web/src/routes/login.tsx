import { useLocation } from 'react-router-dom';
import { signInStateOf } from '../session/return-path.ts';
import { SignInForm } from '../session/SignInForm.tsx';
import { useLeaveSignIn } from '../session/useLeaveSignIn.ts';

/** Login and registration; signed-in people are led back to where they came from. */
export function Component() {
  useLeaveSignIn();
  return <SignInForm mode={signInStateOf(useLocation()).mode} />;
}
