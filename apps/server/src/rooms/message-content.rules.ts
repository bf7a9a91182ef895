import { isBlankText } from '@vitrine/api';
import { webAddress } from '../outbound/web-address.ts';

/** Returns the normalized address if a text is one web address and nothing else (D60). */
export function onlyLinkOf(text: string): string | undefined {
  return /^https?:\/\/\S+$/i.test(text) ? webAddress(text) : undefined;
}

/** Returns a text without blanks around it; undefined if it shows nothing. */
export const saidIn = (content: string): string | undefined =>
  isBlankText(content) ? undefined : content.trim();
