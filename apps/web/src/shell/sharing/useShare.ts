import { useMessages } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { LINK } from '../icons/link.ts';
import { useToast } from '../toasts/toasts.tsx';
import { shareMessages } from './share.messages.ts';
import { type Shared, share as shareWith } from './share.ts';

const SHARE_TOAST_MS = 2000;

/** Returns a function that shares, with a toast if the link was copied or the share failed. */
export function useShare(shared: () => Shared | undefined): { share(): void; sharing: boolean } {
  const showToast = useToast();
  const texts = useMessages(shareMessages);
  const [sharing, setSharing] = useState(false);
  const isSharing = useRef(false);

  async function share() {
    const what = isSharing.current ? undefined : shared();
    if (!what) return;
    isSharing.current = true;
    setSharing(true);
    const outcome = await shareWith(what);
    isSharing.current = false;
    setSharing(false);
    if (outcome === 'copied') showToast({ text: texts.linkCopied, icon: LINK, durationMs: SHARE_TOAST_MS });
    if (outcome === 'failed') showToast({ text: texts.copyFailed(what.url), tone: 'danger' });
  }
  return { share: () => void share(), sharing };
}
