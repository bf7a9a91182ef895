import { type Ref, type RefCallback, useMemo } from 'react';
import { bothRefs } from './bothRefs.ts';

/** Combines a component's own ref on its root with the caller's. */
export const useBothRefs = <Element>(
  own: Ref<Element>,
  given: Ref<Element> | undefined,
): RefCallback<Element> => useMemo(() => bothRefs(own, given), [own, given]);
