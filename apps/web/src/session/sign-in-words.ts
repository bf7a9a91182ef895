import type { SignInReason } from '@vitrine/hooks';
import type { MessageCatalogue } from '@vitrine/ui';

type Words = string | ((detail: Record<string, string>) => string);

/**
 * An area's texts of the sign-in prompt. Export them as `signIn` of `<area>/<kind of the reason>.sign-in.ts`.
 */
export interface SignInWords {
  messages: MessageCatalogue<string, { title: Words; message: Words }>;
  /** Returns the address that the guest wanted to open, or undefined for the current page. */
  goalOf?(reason: SignInReason): string | undefined;
}
