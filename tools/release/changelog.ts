interface Told {
  summary: string;
}

interface Updated {
  name: string;
  newVersion: string;
}

/**
 * Formats changesets for changelogs. One paragraph becomes a bullet; a longer text keeps its lists and code.
 * Commits are omitted, because they mean nothing to readers.
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
