import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const GAP_PX = 6;
const EDGE_PX = 8;
/** With less room below than this the list goes above, if there is more. */
const ROOM_PX = 240;

/**
 * Keeps an open list at its field, over everything else, in what a keyboard on the screen leaves to see; and closes it for an
 * Escape or a press elsewhere, which then do nothing else.
 */
export function useOpenList(
  isOpen: boolean,
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  useLayoutEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    // In every frame: the field moves with whatever scrolls or grows around it, and with the keyboard of a phone.
    const follow = () => {
      if (field.current && list.current) place(list.current, field.current);
      frame = requestAnimationFrame(follow);
    };
    follow();
    // Radix hears the key in the document, and would close the dialog around the field.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (!field.current?.parentElement?.contains(document.activeElement)) return;
      event.preventDefault();
      event.stopPropagation();
      latestClose.current();
    };
    const closeOnPressElsewhere = ({ target }: PointerEvent) => {
      if (!field.current?.parentElement?.contains(target as Node)) latestClose.current();
    };
    window.addEventListener('keydown', closeOnEscape, true);
    window.addEventListener('pointerdown', closeOnPressElsewhere, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', closeOnEscape, true);
      window.removeEventListener('pointerdown', closeOnPressElsewhere, true);
    };
  }, [isOpen, field, list]);
}

function place(list: HTMLElement, field: HTMLElement): void {
  // In the top layer nothing clips it, and it stays a part of the dialog that the field is in.
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
