import { useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { shareMessages } from './share.messages.ts';
import { type Shared, share as shareWith } from './share.ts';
import { useToast } from './toasts.tsx';

const SHARE_TOAST_MS = 2000;

/** Sharing, and what is said of how it ended. */
export function useShare(shared: () => Shared | undefined): { share(): void; sharing: boolean } {
  const showToast = useToast();
  const texts = useMessages(shareMessages);
  const [sharing, setSharing] = useState(false);

  async function share() {
    const what = shared();
    if (!what) return;
    setSharing(true);
    const outcome = await shareWith(what);
    setSharing(false);
    if (outcome === 'copied') showToast({ text: texts.linkCopied, durationMs: SHARE_TOAST_MS });
    if (outcome === 'failed') showToast({ text: texts.copyFailed(what.url), tone: 'danger' });
  }
  return { share: () => void share(), sharing };
}
