import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react';

export interface LazyLayerProps {
  /** Drawn where it cannot be loaded. */
  fallback: ReactNode;
  /** Drawn until it is loaded; nothing by default. */
  meanwhile?: ReactNode;
}

/** A layer whose code comes when it is wanted. */
export type LazyLayer<Props> = ((props: Props & LazyLayerProps) => ReactNode) & {
  /** Loads it ahead of the moment it is wanted; never rejects. */
  preload(): Promise<unknown>;
};

/**
 * Something over the page whose code is loaded when it is wanted; once loaded it stays. Where it cannot be loaded, the page
 * stays as it is, and the next time it is wanted is the next try.
 *
 * ```tsx
 * const Question = lazyLayer(() => import('./Question.tsx').then(({ Question }) => Question));
 * <Question open={isOpen} fallback={null} />
 * ```
 */
export function lazyLayer<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyLayer<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called at the top of a module, as React's own `lazy` is
  function Layer(given: Props & LazyLayerProps): ReactNode {
    const { fallback, meanwhile = null, ...props } = given;
    const [isFailed, setFailed] = useState(false);
    const [, setLoaded] = useState(false);
    const triedFor = useRef<object>(undefined);

    useEffect(() => {
      // A render of its own brings the same props again: that is no new wish.
      if (loaded || triedFor.current === given) return;
      triedFor.current = given;
      loadOnce().then(
        () => setLoaded(true),
        () => setFailed(true),
      );
    });

    // What is left without the two props of the layer is what the component takes.
    if (loaded) return createElement(loaded, props as unknown as Props);
    return isFailed ? fallback : meanwhile;
  }

  return Object.assign(Layer, { preload: () => loadOnce().catch(() => undefined) });
}
