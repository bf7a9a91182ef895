import { useIsPublishing } from '@vitrine/hooks';
import { useRef } from 'react';
import { FailureToasts } from '../shell/FailureToasts.tsx';
import { lazyLayer } from '../shell/lazy-layer.tsx';

const PublicationToasts = lazyLayer(() =>
  import('../composer/PublicationToasts.tsx').then(({ PublicationToasts: loaded }) => loaded),
);

/** Messages to somebody who is signed in that do not belong to a page; guests do not load them. */
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
