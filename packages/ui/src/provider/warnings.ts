const said = new Set<string>();

/**
 * Tells whoever builds with a component what is wrong, once. Stands behind `process.env.NODE_ENV !== 'production'`, so that it leaves
 * production builds together with what it says.
 */
export function warn(text: string): void {
  if (said.has(text)) return;
  said.add(text);
  console.warn(`@vitrine/ui: ${text}`);
}
