import { useSession, useSignInGate } from '@vitrine/hooks';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { hashtagNamedBy } from './hashtag-address.ts';

/**
 * Returns the handler of presses on hashtags in a text (`RichCaption`). Guests are asked to sign in, and come
 * to the hashtag afterwards; the links of members are left to the router.
 */
export function useHashtagPress(): (link: { href: string }, event: MouseEvent) => void {
  const { status } = useSession();
  const { ask } = useSignInGate();
  return ({ href }, event) => {
    if (status !== 'guest' || !isPlainClick(event)) return;
    const name = hashtagNamedBy(new URL(href, location.origin).searchParams.get('q') ?? '');
    if (name === undefined) return;
    event.preventDefault();
    ask({ kind: 'hashtag', name });
  };
}
