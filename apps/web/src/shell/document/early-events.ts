/** Finds an element or its replacement. */
type Finder = () => HTMLElement | undefined;

/**
 * Stores input from before the app started: presses, keys, choices, focus, typed text and sent forms. Returns a
 * function that replays it.
 *
 * @param root Container of the server-rendered page, just before it is hydrated or replaced.
 */
export function keepEarlyEvents(root: HTMLElement): () => Promise<void> {
  const events = window.earlyEvents ?? [];
  const focused = document.activeElement;
  const focus =
    focused instanceof HTMLElement && root.contains(focused) ? finderOf(root, focused) : undefined;
  const typed = [...root.querySelectorAll('input')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((input) => ({ text: input.value, isLeft: input !== focused, find: finderOf(root, input) }));
  const choices = events.flatMap(({ type, target }) =>
    type === 'change' && (target instanceof HTMLSelectElement || target instanceof HTMLInputElement)
      ? [{ value: target.value, find: finderOf(root, target) }]
      : [],
  );
  const sent = events.flatMap(({ type, target }) =>
    type === 'submit' && target instanceof HTMLFormElement ? [finderOf(root, target)] : [],
  );
  // The app handles new presses from now on, so the targets of old ones are resolved here. Keys are replayed
  // later, once all listeners are set.
  const presses = events.flatMap(({ type, target }) => {
    const button = type === 'click' && (target as Element).closest<HTMLElement>('button');
    return button ? [finderOf(root, button)] : [];
  });

  return async () => {
    for (const { text, find } of typed) {
      type(find(), text);
      // React renders in a microtask; the next event would meet handlers with old values before.
      await Promise.resolve();
    }
    for (const { value, find } of choices) choose(find(), value);
    const target = focus?.();
    if (target !== document.activeElement) target?.focus({ preventScroll: true });
    for (const find of presses) find()?.click();
    // By then, opened layers and fields with typed text have rendered again.
    setTimeout(() => {
      for (const { isLeft, find } of typed)
        if (isLeft) find()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      for (const find of sent) {
        const form = find();
        if (form instanceof HTMLFormElement) form.requestSubmit();
      }
      pressKeys(events);
    });
  };
}

/**
 * Returns a finder. If the element is replaced, it finds the one with the same tag, index and name, else the
 * first with the same tag and name.
 */
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

/** Sets a text and fires the events of typing, so that React notices. */
function type(input: HTMLElement | undefined, text: string): void {
  if (!(input instanceof HTMLInputElement)) return;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  // React notices only a changed value.
  set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(field: HTMLElement | undefined, value: string): void {
  if (field instanceof HTMLInputElement) {
    // React notices only a changed value.
    field.checked = false;
    field.click();
  }
  if (!(field instanceof HTMLSelectElement)) return;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Repeats unhandled keys on the open dialog, else on the page. */
export function pressKeys(events: readonly Event[]): void {
  for (const event of events) {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented) continue;
    const target = document.querySelector('[role=dialog]') ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }));
  }
}
