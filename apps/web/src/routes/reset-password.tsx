export { ResetPasswordPage as Component } from '../account/ResetPasswordPage.tsx';
