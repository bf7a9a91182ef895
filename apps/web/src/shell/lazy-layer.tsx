import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react';

export interface LazyLayerProps {
  /** Drawn where it cannot be loaded. */
  fallback: ReactNode;
  /** Drawn until it is loaded; nothing by default. */
  meanwhile?: ReactNode;
}

/** A component whose code is loaded when it is first opened. */
export type LazyLayer<Props> = ((props: Props & LazyLayerProps) => ReactNode) & {
  /** Loads the code ahead of the first opening; never rejects. */
  preload(): Promise<unknown>;
};

/**
 * Makes a component for something over the page whose code is loaded when it is first opened, and kept. If it cannot be loaded,
 * `fallback` is drawn, the page stays as it is, and the next opening tries again.
 *
 * @param isWanted Whether it is loaded because it is drawn; else only `preload` does.
 *
 * ```tsx
 * const Question = lazyLayer(() => import('./Question.tsx').then(({ Question }) => Question));
 * <Question open={isOpen} fallback={null} />
 * ```
 */
export function lazyLayer<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted = () => true,
): LazyLayer<Props> {
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
      // The same props again come from a render of the layer itself, which is no new opening.
      if (loaded || triedFor.current === given || !isWanted()) return;
      triedFor.current = given;
      loadOnce().then(
        () => setLoaded(true),
        () => setFailed(true),
      );
    });

    // Without the props of the layer, these are the component's props.
    if (loaded) return createElement(loaded, props as unknown as Props);
    return isFailed ? fallback : meanwhile;
  }

  return Object.assign(Layer, { preload: () => loadOnce().catch(() => undefined) });
}
