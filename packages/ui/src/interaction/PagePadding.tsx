import { useEffect, useLayoutEffect } from 'react';
import { HIDDEN_SCROLLBAR } from './hidden-scrollbar.ts';

const SIDES = ['paddingTop', 'paddingLeft', 'paddingRight'] as const;
const MARGINS = { paddingTop: 'marginTop', paddingLeft: 'marginLeft', paddingRight: 'marginRight' } as const;

let layers = 0;
let giveBack: (() => void) | undefined;

/**
 * Keeps the page in place during a scroll lock: the body keeps its padding, which Radix would replace with its
 * margins, and a page with `scrollbar-gutter: stable` gets no second room for its scrollbar.
 */
export function PagePadding() {
  // Runs before Radix locks scrolling, which it does in an effect.
  useLayoutEffect(() => {
    if (layers === 0) {
      const undo = [keepPadding(document.body), keepWidth(document.body)];
      giveBack = () => {
        for (const each of undo) each();
      };
    }
    layers += 1;
  }, []);
  // Not a layout effect, so that its cleanup runs with the scroll lock's.
  useEffect(
    () => () => {
      layers -= 1;
      if (layers === 0) giveBack?.();
    },
    [],
  );
  return null;
}

function keepWidth({ style, ownerDocument: { documentElement: root } }: HTMLElement): () => void {
  const hidden = window.innerWidth - root.clientWidth;
  if (hidden <= 0) return () => undefined;
  const { scrollbarGutter, overflowY } = getComputedStyle(root);
  // If the root scrolls by a rule of its own, the lock of the body does not hide its scrollbar.
  const isKept = scrollbarGutter?.startsWith('stable') || overflowY !== 'visible';
  if (!isKept) {
    root.style.setProperty(HIDDEN_SCROLLBAR, `${hidden}px`);
    return () => root.style.removeProperty(HIDDEN_SCROLLBAR);
  }
  const own = style.marginRight;
  // Radix moves the margins of the body into its padding, and makes the one for the scrollbar important.
  style.setProperty('margin-right', '0px', 'important');
  return () => {
    style.marginRight = own;
  };
}

function keepPadding({ style, ownerDocument }: HTMLElement): () => void {
  const shown = getComputedStyle(ownerDocument.body);
  const own = SIDES.map((side) => style[side]);
  const kept = SIDES.map((side) => Number.parseFloat(shown[side]) + Number.parseFloat(shown[MARGINS[side]]));
  const hasPadding = SIDES.some((side) => Number.parseFloat(shown[side]) > 0);
  if (!hasPadding) return () => undefined;
  for (const [place, side] of SIDES.entries()) style[side] = `${kept[place]}px`;
  return () => {
    for (const [place, side] of SIDES.entries()) style[side] = own[place] ?? '';
  };
}
