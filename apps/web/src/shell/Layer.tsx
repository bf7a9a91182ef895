import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface LayerProps<Props> {
  /** Loads what is drawn; the same function in every render. */
  load: Load<Props>;
  /** What it is drawn with. */
  props: Props;
  /** Drawn where it cannot be loaded. */
  fallback: ReactNode;
  /** Drawn until it is loaded; nothing by default. */
  meanwhile?: ReactNode;
}

// Once loaded it stays, whoever draws it.
const loaded = new WeakMap<object, unknown>();

/**
 * Something over the page whose code is loaded when it is wanted. Where it cannot be loaded, the page stays as it is,
 * and the next time it is wanted is the next try.
 */
export function Layer<Props extends object>({ load, props, fallback, meanwhile = null }: LayerProps<Props>) {
  const [isFailed, setFailed] = useState(false);
  const [, setLoaded] = useState(false);
  const triedFor = useRef<Props>(undefined);

  useEffect(() => {
    // A render of its own brings the same props again: that is no new wish.
    if (loaded.has(load) || triedFor.current === props) return;
    triedFor.current = props;
    load().then(
      (component) => {
        loaded.set(load, component);
        setLoaded(true);
      },
      () => setFailed(true),
    );
  });

  const component = loaded.get(load) as ComponentType<Props> | undefined;
  if (component) return createElement(component, props);
  return isFailed ? fallback : meanwhile;
}
