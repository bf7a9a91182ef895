import { type ReactNode, type RefCallback, useCallback } from 'react';

/** What a control looks like while somebody does something with it, or cannot. */
export type InteractionState = 'rest' | 'hover' | 'focus' | 'pressed' | 'disabled';

// By an attribute, since only a person has a pointer: what these selectors match, they match there as well.
const shown: readonly [pseudo: RegExp, also: string][] = [
  [/:hover/g, '[data-shown~=hover]'],
  [/:active/g, '[data-shown~=pressed]'],
  [/:focus-visible/g, '[data-shown~=focus]'],
];

const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
  ]);

/** Lets the rules of the page for hover, focus and presses show without a pointer or a key, where `data-shown` says so. */
export function showInteractionStates(): void {
  for (const rule of [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules))) {
    const { selectorText } = rule;
    if (selectorText.includes('[data-shown')) continue;
    const next = shown.reduce(
      (selector, [pseudo, also]) => selector.replace(pseudo, (own) => `:is(${own}, ${also})`),
      selectorText,
    );
    if (next !== selectorText) rule.selectorText = next;
  }
}

const CONTROL = ':is(a, button, input, select, textarea, [role=slider])';
/** Where Tab leads within a group. */
const CHOSEN = ':is([aria-selected=true], :checked)';

/** Marks the first control of a box as a person would meet it: the pointer is over what it stands in as well, the focus on it alone. */
function mark(box: HTMLElement, state: InteractionState) {
  const first = box.querySelector<HTMLElement>(CONTROL);
  if (!first || state === 'rest' || state === 'disabled') return;
  if (state === 'focus') (box.querySelector<HTMLElement>(CONTROL + CHOSEN) ?? first).dataset.shown = state;
  else
    for (let under = first; under !== box && under.parentElement; under = under.parentElement)
      under.dataset.shown = state === 'pressed' ? 'hover pressed' : state;
}

interface InteractionStatesProps {
  states: readonly InteractionState[];
  /** Draws the control, with what makes it the one of a state. */
  children(args: { disabled?: boolean }): ReactNode;
}

/** A story in each of its states, side by side, each with its name. */
export const InteractionStates = ({ states, children }: InteractionStatesProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' }}>
    {states.map((state) => (
      <div key={state} style={{ display: 'grid', gap: 8, justifyItems: 'start', minWidth: 96 }}>
        <span aria-hidden style={{ fontSize: '0.8125rem' }}>
          {state}
        </span>
        <InState state={state}>{children(state === 'disabled' ? { disabled: true } : {})}</InState>
      </div>
    ))}
  </div>
);

function InState({ state, children }: { state: InteractionState; children: ReactNode }) {
  const ref: RefCallback<HTMLDivElement> = useCallback((box) => void (box && mark(box, state)), [state]);
  return (
    <div ref={ref} data-state={state}>
      {children}
    </div>
  );
}
