import { type Ref, type RefCallback, useMemo } from 'react';
import { bothRefs } from './bothRefs.ts';

/** The ref of a component's root that the component needs itself, and that the caller may have given one for too. */
export const useBothRefs = <Element>(
  own: Ref<Element>,
  given: Ref<Element> | undefined,
): RefCallback<Element> => useMemo(() => bothRefs(own, given), [own, given]);
