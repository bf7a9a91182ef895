import { preparePopularProducts } from '@vitrine/hooks';
import { useLocation } from 'react-router-dom';
import type { Preparation } from '../page-module.ts';
import { signInStateOf } from '../session/return-path.ts';
import { SignInForm } from '../session/SignInForm.tsx';
import { useLeaveSignIn } from '../session/useLeaveSignIn.ts';

export const prepare = ({ services }: Preparation) => preparePopularProducts(services);

export function Component() {
  useLeaveSignIn();
  return <SignInForm mode={signInStateOf(useLocation()).mode} />;
}
