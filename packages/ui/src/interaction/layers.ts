/** Anything that Escape ends: a dialog or a menu, and also a zoomed picture inside a dialog. */
export interface Layer {
  /** Position in the stack; a layer lies above those with lower numbers. */
  readonly order: number;
  /** Returns the layer's element, or null before it is mounted. */
  element(): Element | null;
  /** Ends the layer. Returns false to leave the key to the layer below. */
  onEscape(): boolean;
  /** Handles a press outside, so that no layer below does; without it, the layer below does. */
  onPressOutside?: (() => void) | undefined;
}

/**
 * Open layers. Radix notices in an effect after a further render that another layer is on top, so until then
 * the one below would get the key or the press.
 */
const openLayers = new Set<Layer>();
const usedPresses = new WeakSet<Event>();
/** Orders of the topmost layers at the time of presses; Radix reports some presses only with their click. */
const orderAtPress = new WeakMap<Event, number>();
let lastOrder = 0;

/** Returns an order above all layers opened so far. */
export function orderOnTop(): number {
  lastOrder += 1;
  return lastOrder;
}

/** Adds an open layer. Returns a function that removes it. */
export function addLayer(layer: Layer): () => void {
  openLayers.add(layer);
  document.addEventListener('keydown', giveEscape, { capture: true });
  document.addEventListener('pointerdown', noteOrder, { capture: true });
  return () => {
    openLayers.delete(layer);
    if (openLayers.size > 0) return;
    document.removeEventListener('keydown', giveEscape, { capture: true });
    document.removeEventListener('pointerdown', noteOrder, { capture: true });
  };
}

/** Gives an Escape to the highest layer that takes it, and then prevents the event's default. */
export function giveEscape(event: KeyboardEvent): void {
  // While an input method composes a word, Escape only cancels the word.
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || isFocusInForeignDialog())
    return;
  if (fromTop().some((layer) => layer.onEscape())) event.preventDefault();
}

/** Gives a press outside the element of `reporter` to the highest open layer that it is outside of. */
export function givePressOutside(event: Event, reporter: Layer): void {
  if (usedPresses.has(event) || !openLayers.has(reporter)) return;
  markPress(event);
  const target = event.target as Node;
  const highest = orderAtPress.get(event) ?? lastOrder;
  // The press may have opened a layer itself.
  for (const layer of fromTop().filter(({ order }) => order <= highest)) {
    if (layer.element()?.contains(target)) return;
    if (layer.onPressOutside) {
      layer.onPressOutside();
      return;
    }
  }
}

/** Marks a press as handled, so that no other layer closes on it. */
export function markPress(event: Event): void {
  usedPresses.add(event);
}

function noteOrder(event: Event): void {
  orderAtPress.set(event, lastOrder);
}

const fromTop = () => [...openLayers].sort((one, other) => other.order - one.order);

/** Whether the focus is in another library's dialog, which keeps its Escape. */
function isFocusInForeignDialog(): boolean {
  const dialog = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
  if (!dialog || dialog.closest('[data-layer]')) return false;
  return ![...openLayers].some((layer) => {
    const element = layer.element();
    return element !== null && (dialog.contains(element) || element.contains(dialog));
  });
}
