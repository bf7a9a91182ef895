import { type ReactNode, type RefCallback, useCallback } from 'react';

export type InteractionState = 'rest' | 'hover' | 'focus' | 'pressed' | 'disabled';

// Scripts cannot set these pseudo-classes, so each selector also matches an attribute.
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

/**
 * Extends the page's rules for `:hover`, `:active` and `:focus-visible` to elements marked with `data-shown`.
 */
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
/** Selects the chosen control of a group, which is the one that Tab reaches. */
const CHOSEN = ':is([aria-selected=true], :checked)';

/**
 * Marks the first control of a box with a state; for focus, the chosen control, if any. Hover and presses
 * also mark the control's ancestors in the box, like a real pointer.
 */
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
  children(args: { disabled?: boolean }): ReactNode;
}

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
