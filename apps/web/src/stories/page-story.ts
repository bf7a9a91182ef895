/** Parameters of stories that show whole pages. */
export const pageParameters = {
  layout: 'fullscreen',
  // Photographs would bloat the baselines, so the comparison uses their background colours.
  visual: { pictures: 'hidden' },
};

/** A story in a window of that width, in px. */
export const onWidth = <Story extends object>(width: 390 | 768 | 1280, story: Story) => ({
  ...story,
  globals: { viewport: { value: String(width) } },
});
