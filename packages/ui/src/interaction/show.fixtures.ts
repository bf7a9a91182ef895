import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const removals = new Set<() => void>();

/** Renders content on the page of a browser test. */
export function show(content: ReactNode): void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(content);
  removals.add(() => {
    root.unmount();
    element.remove();
  });
}

/** Removes all shown content; called after each test. */
export function removeShown(): void {
  for (const remove of removals) remove();
  removals.clear();
}
