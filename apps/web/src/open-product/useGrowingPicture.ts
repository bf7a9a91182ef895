import { useEffectEvent, useLayoutEffect } from 'react';
import { productPathOf } from '../products/product-address.ts';

/** As the design system's slow motion. */
const FLIGHT = { duration: 320, easing: 'cubic-bezier(.2,.8,.2,1)' } as const;
const FADE = { duration: 200, easing: FLIGHT.easing } as const;
/** Pictures of faces are smaller, in px. */
const SMALLEST = 60;
/** Shapes that differ more would be distorted on the way. */
const LIKE_SHAPES = 1.2;

/**
 * Lets the picture of an opened product grow from its card, and return to it when the product is closed.
 * Without a card in sight, and with reduced motion, nothing moves.
 */
export function useGrowingPicture(productId: string): void {
  const grow = useEffectEvent(() => growFromCard(productId));
  const giveBack = useEffectEvent(() => returnToCard(productId));
  useLayoutEffect(() => {
    // The dialog mounts with a second render, before the next frame.
    const frame = requestAnimationFrame(grow);
    return () => {
      cancelAnimationFrame(frame);
      // The dialog is still in the document.
      giveBack();
    };
  }, []);
}

function growFromCard(productId: string): void {
  const stage = stageOfProduct();
  const panel = stage?.closest<HTMLElement>('[role=dialog]');
  const card = cardOf(productId, panel);
  if (!stage || !panel || !card || panel.hasAttribute('data-drawn') || !isMoving()) return;
  for (const entrance of panel.getAnimations()) entrance.cancel();
  const flight = flightBetween(card, stage);
  if (!flight) return;
  panel.animate({ opacity: [0, 1] }, FADE);
  hideDuring(stage);
  fly(flight.clone, [flight.atCard, 'none']);
}

function returnToCard(productId: string): void {
  const stage = stageOfProduct();
  const card = cardOf(productId, stage?.closest('[role=dialog]'));
  const flight = stage && card && isMoving() ? flightBetween(card, stage) : undefined;
  if (!flight || !card) return;
  hideDuring(card);
  fly(flight.clone, ['none', flight.atCard]);
  // Another page may have come with the closing.
  requestAnimationFrame(() => card.isConnected || flight.clone.remove());
}

const isMoving = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const stageOfProduct = () => document.querySelector<HTMLElement>('[role=dialog] [data-stage]');

/** Returns the picture in sight of a product's card outside the dialog. */
function cardOf(productId: string, dialog: Element | null | undefined): HTMLImageElement | undefined {
  for (const link of document.querySelectorAll(`a[href="${CSS.escape(productPathOf(productId))}"]`)) {
    if (dialog?.contains(link)) continue;
    let place: Element | null = link;
    for (let floor = 0; place && floor < 5; floor += 1, place = place.parentElement) {
      const picture = [...place.querySelectorAll('img')].find((image) => image.clientWidth >= SMALLEST);
      if (picture) {
        if (isInSight(picture)) return picture;
        break;
      }
    }
  }
  return undefined;
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

/** Returns a copy of the picture at the place of the stage, and the transform to the place of the card. */
function flightBetween(card: HTMLImageElement, stage: HTMLElement) {
  const [from, to] = [card.getBoundingClientRect(), stage.getBoundingClientRect()];
  const [across, down] = [from.width / to.width, from.height / to.height];
  const ratio = across / down;
  if (!(ratio < LIKE_SHAPES && ratio > 1 / LIKE_SHAPES)) return undefined;
  const clone = new Image();
  clone.src = card.currentSrc;
  clone.alt = '';
  clone.setAttribute('aria-hidden', 'true');
  clone.dataset.flying = '';
  const box = stage.parentElement?.getBoundingClientRect() ?? to;
  const cut = [box.top - to.top, to.right - box.right, to.bottom - box.bottom, box.left - to.left];
  Object.assign(clone.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    // The copy is cut like the picture on the stage.
    clipPath: `inset(${cut.map((edge) => `${Math.max(edge, 0)}px`).join(' ')} round 14px)`,
    objectFit: 'cover',
    transformOrigin: '0 0',
    pointerEvents: 'none',
    zIndex: '29',
  });
  const atCard = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${across}, ${down})`;
  return { clone, atCard };
}

const hideDuring = (element: Element) => element.animate({ opacity: [0, 0] }, FLIGHT);

function fly(clone: HTMLElement, transform: [string, string]): void {
  document.body.append(clone);
  const flight = clone.animate({ transform }, FLIGHT);
  flight.onfinish = () => clone.remove();
  flight.oncancel = () => clone.remove();
}
