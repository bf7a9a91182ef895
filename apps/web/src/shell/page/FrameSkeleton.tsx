import { Skeleton, useMessages } from '@vitrine/ui';
import { frameMessages } from './frame.messages.ts';

/** Placeholders of title and text, until a page that is not server-rendered has loaded. */
export function FrameSkeleton() {
  const { needsScripts } = useMessages(frameMessages);
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 560, marginInline: 'auto', padding: '32px 24px' }}>
      <noscript>
        <p>{needsScripts}</p>
      </noscript>
      <Skeleton width="60%" height={32} />
      <Skeleton width="100%" height={16} />
      <Skeleton width="80%" height={16} />
    </div>
  );
}
