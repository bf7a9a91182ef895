interface Known {
  version: string;
  codemods: readonly string[];
}

/**
 * Required text of `@deprecated`: "since 1.2, goes in 2.0: use `thing` (codemod v2-props)", or "(no codemod:
 * why)".
 */
const WHOLE = /^since \d+\.\d+, goes in (\d+)\.0: use `[^`]+`.* \((codemod ([\w-]+)|no codemod: [^)]+)\)\.?$/;

/** Returns the problems of all deprecations in a module, a sentence each. */
export function faultsOfDeprecations(text: string, { version, codemods }: Known): string[] {
  return [...text.matchAll(/@deprecated\b([\s\S]*?)(?=\*\/|\n\s*\*?\s*@)/g)].flatMap(([, said = '']) => {
    const sentence = said.replace(/\s*\n\s*\*?\s*/g, ' ').trim();
    const [, major, , codemod] = WHOLE.exec(sentence) ?? [];
    if (!major)
      return [
        `"${sentence}" does not say all: since 1.2, goes in 2.0: use \`thing\` (codemod v2-props), or (no codemod: why).`,
      ];
    if (codemod && !codemods.includes(codemod)) return [`There is no codemod ${codemod}.`];
    return Number(version.split('.')[0]) >= Number(major)
      ? [`"${sentence}" is to go in ${major}.0, and this is ${version}: remove it.`]
      : [];
  });
}
