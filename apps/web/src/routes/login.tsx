import { useLocation } from 'react-router-dom';
import { signInStateOf } from '../session/return-path.ts';
import { SignInForm } from '../session/SignInForm.tsx';
import { useLeaveSignIn } from '../session/useLeaveSignIn.ts';

export function Component() {
  useLeaveSignIn();
  return <SignInForm mode={signInStateOf(useLocation()).mode} />;
}
