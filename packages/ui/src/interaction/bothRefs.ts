import type { Ref, RefCallback } from 'react';

/**
 * Passes an element to two refs. Memoize the result, or both refs are detached and attached on every render.
 */
export const bothRefs =
  <Element>(one: Ref<Element> | undefined, other: Ref<Element> | undefined): RefCallback<Element> =>
  (element) => {
    const letGo = [one, other].map((ref) => give(ref, element));
    return () => {
      for (const each of letGo) each();
    };
  };

function give<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const letGo = ref(element);
    return typeof letGo === 'function' ? letGo : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
