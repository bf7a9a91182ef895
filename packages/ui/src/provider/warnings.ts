const said = new Set<string>();

/**
 * Warns developers, once per text. Guard calls with `process.env.NODE_ENV !== 'production'`, so that
 * production builds drop them.
 */
export function warn(text: string): void {
  if (said.has(text)) return;
  said.add(text);
  console.warn(`@vitrine/ui: ${text}`);
}
