import type { SignInReason } from '@vitrine/hooks';
import type { MessageCatalogue } from '@vitrine/ui';

type Words = string | ((detail: Record<string, string>) => string);

/** How an area asks a guest to sign in: `signIn` of `<area>/<kind of the reason>.sign-in.ts`. */
export interface SignInWords {
  messages: MessageCatalogue<string, { title: Words; message: Words }>;
  /** The address that the guest wanted to go to; else they come back to where they were. */
  goalOf?(reason: SignInReason): string | undefined;
}
