export { ForgotPasswordPage as Component } from '../account/ForgotPasswordPage.tsx';
