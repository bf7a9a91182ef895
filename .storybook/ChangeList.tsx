import { Markdown } from '@storybook/addon-docs/blocks';
import type { ChangeKind, ChangesOfPackage } from '../tools/component-docs/changes.ts';

const [changes] = Object.values(
  import.meta.glob<ChangesOfPackage>('../packages/ui/CHANGELOG.md', {
    query: '?changes',
    import: 'default',
    eager: true,
  }),
);

const HEADINGS: Record<ChangeKind, string> = {
  major: 'Needs a change in your code',
  minor: 'New',
  patch: 'Fixed',
};
const KINDS: ChangeKind[] = ['major', 'minor', 'patch'];

/** All changes of the package, as changesets and changelog describe them. */
export const ChangeList = () =>
  changes && (
    <>
      <h2 id="next">Next version</h2>
      {KINDS.map(
        (kind) =>
          changes.coming[kind].length > 0 && (
            <section key={kind} aria-labelledby={`next-${kind}`}>
              <h3 id={`next-${kind}`}>{HEADINGS[kind]}</h3>
              <ul className="change-list">
                {changes.coming[kind].map((text) => (
                  <li key={text}>
                    <Markdown>{text}</Markdown>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {changes.released.map(({ version, text }) => (
        <section key={version} aria-labelledby={version}>
          <h2 id={version}>{version}</h2>
          <Markdown>{text}</Markdown>
        </section>
      ))}
    </>
  );
