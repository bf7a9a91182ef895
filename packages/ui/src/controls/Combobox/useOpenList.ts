import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { markPress } from '../../interaction/layers.ts';
import { useLayer } from '../../interaction/useLayer.ts';

const GAP_PX = 6;
const EDGE_PX = 8;
/**
 * Minimum height, in px, for a long list below the field. With less, it opens above if there is more room.
 */
const ROOM_PX = 240;

/**
 * Places an open list at its field, in the visible part of the window. A press elsewhere closes it, and so
 * does Escape, which closes nothing else.
 */
export function useOpenList(
  isOpen: boolean,
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const hasFocus = () => Boolean(field.current?.parentElement?.contains(document.activeElement));
  useLayer(
    isOpen,
    {
      onEscape() {
        if (!hasFocus()) return false;
        close();
        return true;
      },
    },
    list,
  );
  const closeOnPressElsewhere = useEffectEvent((event: PointerEvent) => {
    if (field.current?.parentElement?.contains(event.target as Node)) return;
    markPress(event);
    close();
  });

  useLayoutEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    // Repeated every frame, because scrolling, growing content and keyboards move the field.
    const follow = () => {
      if (field.current && list.current) place(list.current, field.current);
      frame = requestAnimationFrame(follow);
    };
    follow();
    const listener = (event: PointerEvent) => closeOnPressElsewhere(event);
    window.addEventListener('pointerdown', listener, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointerdown', listener, true);
    };
  }, [isOpen, field, list]);
}

function place(list: HTMLElement, field: HTMLElement): void {
  // In the top layer nothing clips the list, and it stays part of the field's dialog.
  if (list.popover && !list.matches(':popover-open')) list.showPopover();
  const { left, top, bottom, width } = field.getBoundingClientRect();
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  const below = offsetTop + height - bottom - GAP_PX - EDGE_PX;
  const above = top - offsetTop - GAP_PX - EDGE_PX;
  const isAbove = below < Math.min(list.scrollHeight, ROOM_PX) && above > below;
  list.style.left = `${left}px`;
  list.style.width = `${width}px`;
  list.style.maxHeight = `${Math.max(isAbove ? above : below, 0)}px`;
  list.style.top = `${isAbove ? top - GAP_PX - list.offsetHeight : bottom + GAP_PX}px`;
}
