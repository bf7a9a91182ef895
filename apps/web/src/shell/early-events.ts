/** Finds an element in what was drawn in place of what it stood in, or the same one where that stayed. */
type Finder = () => HTMLElement | undefined;

/**
 * Gives what somebody did before the app was there to the page that it draws: presses, keys, choices, the focus and typed text.
 * The returned function does so, once that page is there.
 *
 * @param root What the app draws into, with what the server drew in it. Call this just before it is taken over or replaced.
 */
export function keepEarlyEvents(root: HTMLElement): () => void {
  const events = window.earlyEvents ?? [];
  const focused = document.activeElement;
  const focus =
    focused instanceof HTMLElement && root.contains(focused) ? finderOf(root, focused) : undefined;
  const typed = [...root.querySelectorAll('input')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((input) => ({ text: input.value, isLeft: input !== focused, find: finderOf(root, input) }));
  const choices = events.flatMap(({ type, target }) =>
    type === 'change' && target instanceof HTMLSelectElement
      ? [{ value: target.value, find: finderOf(root, target) }]
      : [],
  );
  // Presses from now on are heard by the app, which finds its page here; keys are heard later, when all of it listens.
  const presses = events.flatMap(({ type, target }) => {
    const button = type === 'click' && (target as Element).closest<HTMLElement>('button');
    return button ? [finderOf(root, button)] : [];
  });

  return () => {
    for (const { text, find } of typed) type(find(), text);
    for (const { value, find } of choices) choose(find(), value);
    const target = focus?.();
    if (target !== document.activeElement) target?.focus({ preventScroll: true });
    for (const find of presses) find()?.click();
    // Open layers, and fields that know of a typed text, have been drawn once more by then.
    setTimeout(() => {
      for (const { isLeft, find } of typed)
        if (isLeft) find()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      pressKeys(events);
    });
  };
}

/** The frame of a page is the same wherever it is drawn, so an element is found by its place among those of its kind. */
function finderOf(root: HTMLElement, element: HTMLElement): Finder {
  const same = () => [...root.querySelectorAll<HTMLElement>(element.localName)];
  const place = same().indexOf(element);
  const name = nameOf(element);
  return () => {
    if (element.isConnected) return element;
    const all = same();
    const there = all[place];
    return there && nameOf(there) === name ? there : all.find((other) => nameOf(other) === name);
  };
}

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;

/** Types a text as a person does, so that whoever draws the field hears of it. */
function type(input: HTMLElement | undefined, text: string): void {
  if (!(input instanceof HTMLInputElement)) return;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  // React notices a value only if it differs from the one that it knows.
  set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Chooses an option as a person does. */
function choose(select: HTMLElement | undefined, value: string): void {
  if (!(select instanceof HTMLSelectElement)) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses the keys again that nobody heard, for what is open or else for the page. */
export function pressKeys(events: readonly Event[]): void {
  for (const event of events) {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented) continue;
    const target = document.querySelector('[role=dialog]') ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }));
  }
}
