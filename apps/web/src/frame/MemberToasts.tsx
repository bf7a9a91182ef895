import { isPlanRequired, useIsPublishing, useRelationFailures } from '@vitrine/hooks';
import { useRef, useState } from 'react';
import { FailureToasts } from '../shell/failures/FailureToasts.tsx';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';

const PinOffer = lazyLayer(() => import('../subscription/PinOffer.tsx'), 'PinOffer');
const PublicationToasts = lazyLayer(() => import('../composer/PublicationToasts.tsx'), 'PublicationToasts');

/** Toasts for signed-in users on any page, and the offer of a plan that a change takes; guests do not load them. */
export function MemberToasts() {
  const isPublishing = useIsPublishing();
  const isWanted = useRef(false);
  if (isPublishing) isWanted.current = true;
  const [isOffered, setOffered] = useState(false);
  useRelationFailures(({ error }) => isPlanRequired(error) && setOffered(true));
  return (
    <>
      <FailureToasts />
      {isOffered && <PinOffer onClose={() => setOffered(false)} fallback={null} />}
      {isWanted.current && <PublicationToasts fallback={null} />}
    </>
  );
}
