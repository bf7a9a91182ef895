/** What of a changeset stands in a changelog. */
interface Told {
  summary: string;
}

interface Updated {
  name: string;
  newVersion: string;
}

/**
 * How changelogs are written from changesets (`.changeset/config.json`): a changeset of one paragraph is a bullet, a longer one stands
 * as it was written, with its lists and code. Commits mean nothing to the reader, so none is named.
 */
const changelog = {
  getReleaseLine({ summary }: Told): string {
    const text = summary.trim();
    const isOneParagraph = !/\n\s*\n|^\s*([-*#]|```)/m.test(text);
    return isOneParagraph ? `- ${text.replaceAll('\n', '\n  ')}` : `\n\n${text}\n\n`;
  },

  getDependencyReleaseLine(_: unknown, updated: readonly Updated[]): string {
    const names = updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`);
    return names.length > 0 ? `- Goes with ${names.join(' and ')}.` : '';
  },
};

// biome-ignore lint/style/noDefaultExport: changesets takes it by no other name
export default changelog;
