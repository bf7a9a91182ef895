import type { SignInReason } from '@vitrine/hooks';
import { personTexts } from '../discover/person.messages.ts';

/** Title and message of the sign-in prompt, by what raised it (1 §5). */
export function signInPromptTexts(reason: SignInReason): { title: string; message: string } {
  switch (reason.kind) {
    case 'like':
      return {
        title: 'Please Login',
        message: 'Login to like products, discover new products, and share your favorites!',
      };
    case 'page':
      return {
        title: `Access ${reason.label}`,
        message: `Login to access your ${reason.label} and continue exploring`,
      };
    case 'expired':
      return {
        title: 'Please Login',
        message: 'Your session has ended. Login again and continue where you were.',
      };
    case 'cart':
      return {
        title: 'Login Required',
        message: 'Login to fill your cart and find it again on all your devices',
      };
    case 'saveSearch':
      return { title: 'Login Required', message: 'Login to save searches' };
    case 'profile':
      return { title: 'Login Required', message: personTexts.guest.message };
    case 'productLinks':
      return {
        title: 'Sign Up to Continue',
        message:
          "You've reached the limit of 3 product links as a guest. Sign up to continue exploring unlimited products!",
      };
    case 'feature':
      return { title: 'Please Login', message: 'Login to access this feature and continue exploring' };
  }
}
