import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react';

export interface LazyLayerProps {
  /** Rendered if the code cannot be loaded. */
  fallback: ReactNode;
  /** Rendered while the code loads; nothing by default. */
  meanwhile?: ReactNode;
}

export type LazyLayer<Props> = ((props: Props & LazyLayerProps) => ReactNode) & {
  /** Loads the code in advance; never rejects. */
  preload(): Promise<unknown>;
};

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/**
 * Makes a component whose code is loaded when it is first rendered. If loading fails, `fallback` is rendered,
 * and the parent's next render tries again.
 *
 * @param name The module's export that is the component.
 * @param isWanted Whether rendering loads the code; else only `preload` does.
 *
 * ```tsx
 * const Question = lazyLayer(() => import('./Question.tsx'), 'Question');
 * <Question open={isOpen} fallback={null} />
 * ```
 */
export function lazyLayer<Module, Name extends keyof Module, Props extends object = PropsOf<Module[Name]>>(
  load: () => Promise<Module>,
  name: Name,
  isWanted = () => true,
): LazyLayer<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    // Safe, as the props are inferred from this export.
    loaded ??= (await load())[name] as ComponentType<Props>;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called at the top of a module, as React's own `lazy` is
  function Layer(given: Props & LazyLayerProps): ReactNode {
    const { fallback, meanwhile = null, ...props } = given;
    const [isFailed, setFailed] = useState(false);
    const [, setLoaded] = useState(false);
    const triedFor = useRef<object>(undefined);

    useEffect(() => {
      // With the same props object, only the layer itself has rendered again, not its parent.
      if (loaded || triedFor.current === given || !isWanted()) return;
      triedFor.current = given;
      loadOnce().then(
        () => setLoaded(true),
        () => setFailed(true),
      );
    });

    // These are the component's props, without the layer's own.
    if (loaded) return createElement(loaded, props as unknown as Props);
    return isFailed ? fallback : meanwhile;
  }

  return Object.assign(Layer, { preload: () => loadOnce().catch(() => undefined) });
}
