import { useEffect, useLayoutEffect } from 'react';

const SIDES = ['paddingTop', 'paddingLeft', 'paddingRight'] as const;
const MARGINS = { paddingTop: 'marginTop', paddingLeft: 'marginLeft', paddingRight: 'marginRight' } as const;

let layers = 0;
let giveBack: (() => void) | undefined;

/**
 * Keeps the body's padding during a scroll lock, so that the page does not move. Radix would replace it with
 * the body's margins.
 */
export function PagePadding() {
  // Runs before Radix locks scrolling, which it does in an effect.
  useLayoutEffect(() => {
    if (layers === 0) giveBack = keepPadding(document.body);
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
