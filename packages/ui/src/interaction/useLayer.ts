import { type RefObject, useEffectEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { usePortalContainer } from '../provider/UiProvider.tsx';
import { addLayer, giveEscape, givePressOutside, type Layer, orderOnTop } from './layers.ts';

interface LayerHandlers {
  /** Ends the layer. Returns false to leave the key to the layer below. */
  onEscape(): boolean;
  /** Handles a press outside, so that no layer below does; without it, the layer below does. */
  onPressOutside?: (() => void) | undefined;
}

/** Props of Radix's content for a layer. */
export interface LayerPanel {
  'data-layer': string;
  onEscapeKeyDown(event: KeyboardEvent): void;
  onInteractOutside(event: OutsideEvent): void;
}

type OutsideEvent = CustomEvent<{ originalEvent: Event }>;

/**
 * Makes an open component a layer: Escape and a press outside reach only the layer on top. The returned props
 * replace Radix's own decision; without a `place`, spread them on the content.
 *
 * @param place An element of the layer, if that is no Radix content.
 */
export function useLayer(
  isOpen: boolean,
  { onEscape, onPressOutside }: LayerHandlers,
  place?: RefObject<Element | null>,
): LayerPanel {
  const id = useId();
  const container = usePortalContainer();
  // Taken while rendering, since parents render before their children but run their effects after them.
  const order = useMemo(() => (isOpen ? orderOnTop() : 0), [isOpen]);
  const end = useEffectEvent(onEscape);
  const pressOutside = useEffectEvent(() => onPressOutside?.());
  const layer = useRef<Layer>(null);
  const heedsPresses = onPressOutside !== undefined;

  useLayoutEffect(() => {
    if (!isOpen) return;
    layer.current = {
      order,
      element() {
        if (place) return place.current;
        const panel = `[data-layer="${id}"]`;
        return container?.querySelector(panel) ?? document.querySelector(panel);
      },
      onEscape: () => end(),
      onPressOutside: heedsPresses ? () => pressOutside() : undefined,
    };
    return addLayer(layer.current);
  }, [isOpen, order, id, container, place, heedsPresses]);

  return {
    'data-layer': id,
    onEscapeKeyDown(event) {
      giveEscape(event);
      event.preventDefault();
    },
    onInteractOutside(event) {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { originalEvent } = event.detail;
      if (!layer.current) return;
      if (originalEvent.type === 'focusin') onPressOutside?.();
      else givePressOutside(originalEvent, layer.current);
    },
  };
}
