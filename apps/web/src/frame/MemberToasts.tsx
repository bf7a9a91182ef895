import { useIsPublishing } from '@vitrine/hooks';
import { useRef } from 'react';
import { FailureToasts } from '../shell/failures/FailureToasts.tsx';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';

const PublicationToasts = lazyLayer(() => import('../composer/PublicationToasts.tsx'), 'PublicationToasts');

/** Toasts for signed-in users on any page; guests do not load them. */
export function MemberToasts() {
  const isPublishing = useIsPublishing();
  const isWanted = useRef(false);
  if (isPublishing) isWanted.current = true;
  return (
    <>
      <FailureToasts />
      {isWanted.current && <PublicationToasts fallback={null} />}
    </>
  );
}
