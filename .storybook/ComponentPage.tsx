import { Canvas, DocsPage as EveryStory, Markdown, Source, Story, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, useEffect, useState } from 'react';
import { useTheme } from 'storybook/theming';
import type { ComponentDocs } from '../tools/component-docs/component-docs.ts';
import type { Section } from '../tools/component-docs/guide.ts';
import { costText, textPath } from '../tools/component-docs/plain-text.ts';
import type { DocumentedComponent } from '../tools/component-docs/source.ts';
import './component-page.css';

const guides = import.meta.glob<{ default: ComponentDocs }>('../packages/ui/src/**/*.md');

/** The page of a component, by its guide; of what has none, every story. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const load = guideOf(String(preparedMeta.parameters.fileName));
  const [page, setPage] = useState<ComponentDocs>();
  useEffect(() => void load?.().then((module) => setPage(module.default)), [load]);
  if (!load) return <EveryStory />;
  return page && <Page {...page} />;
}

/** The guide of what a file of stories is about. */
function guideOf(stories: string) {
  const [, name = ''] = /(\w+)\.stories\.tsx$/.exec(stories) ?? [];
  const path = Object.keys(guides).find((guide) => guide.endsWith(`/${name}.md`));
  return path ? guides[path] : undefined;
}

function Page({ name, components, guide, cost, changes }: ComponentDocs) {
  const { base } = useTheme();
  return (
    <div className="component-page">
      <h1>{name}</h1>
      <div className="component-page-lead">
        <Markdown>{components[0]?.description ?? ''}</Markdown>
      </div>
      <Source
        dark={base === 'dark'}
        language="tsx"
        code={`import { ${name} } from '@vitrine/ui/${name}';\nimport '@vitrine/ui/css/${name}.css';`}
      />
      {cost && <p>{costText(cost)}</p>}
      <OnThisPage headings={[...guide.map(({ heading }) => heading), 'Props']} />
      {guide.map((section) => (
        <Fragment key={section.heading}>
          <h2 id={idOf(section.heading)}>{section.heading}</h2>
          <Pieces {...section} />
        </Fragment>
      ))}
      <h2 id="props">Props</h2>
      {components.map((component) => (
        <Props key={component.name} {...component} isMain={component.name === name} />
      ))}
      {changes.length > 0 && (
        <>
          <h2 id="changes">Changes</h2>
          <Markdown>{changes.map((change) => `- ${change}`).join('\n')}</Markdown>
        </>
      )}
      <p>
        <a href={textPath(name)}>This page as plain text</a>
      </p>
    </div>
  );
}

const idOf = (heading: string) => heading.toLowerCase().replace(/\W+/g, '-');

/** Storybook's own list is made before this page is there. */
const OnThisPage = ({ headings }: { headings: string[] }) => (
  <nav aria-label="On this page" className="component-page-contents">
    {headings.map((heading) => (
      // Addresses lead out of the frame that a page is shown in, unless they say otherwise.
      <a key={heading} href={`#${idOf(heading)}`} target="_self">
        {heading}
      </a>
    ))}
  </nav>
);

const JUDGED: Readonly<Record<string, string>> = { Do: 'do', "Don't": 'dont' };

function Pieces({ heading, pieces }: Section) {
  return (
    <div className="component-page-section" data-judged={JUDGED[heading]}>
      {pieces.map((piece) =>
        'story' in piece ? (
          <Picture key={piece.story} {...piece} withCode={heading === 'States'} />
        ) : (
          <Markdown key={piece.text}>{piece.text}</Markdown>
        ),
      )}
    </div>
  );
}

interface PictureProps {
  story: string;
  caption: string;
  withCode: boolean;
}

/** A story, live: its name in the guide is that of its export. */
function Picture({ story: name, caption, withCode }: PictureProps) {
  const { csfFile } = useOf('meta', ['meta']);
  const story = csfFile.moduleExports[name];
  return (
    <figure data-story={name}>
      {withCode ? (
        <Canvas of={story} />
      ) : (
        <div className="component-page-picture">
          {/* Mostly it is among the states as well: this gives its element another id. */}
          <Story of={story} __primary />
        </div>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Props({ name, description, props, element, isMain }: DocumentedComponent & { isMain: boolean }) {
  return (
    <>
      {!isMain && <h3>{name}</h3>}
      {!isMain && <Markdown>{description}</Markdown>}
      {props.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so keys have to reach it
        <section className="component-page-scroll" aria-label={`Props of ${name}`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Prop</th>
                <th scope="col">Type</th>
                <th scope="col">Default</th>
                <th scope="col">What it is</th>
              </tr>
            </thead>
            <tbody>
              {props.map((prop) => (
                <tr key={prop.name}>
                  <th scope="row">
                    <code>{prop.name}</code>
                    {prop.required && ' (required)'}
                  </th>
                  <td>
                    <code>{prop.type}</code>
                  </td>
                  <td>{prop.initial && <code>{prop.initial}</code>}</td>
                  <td>
                    <Markdown>{prop.description}</Markdown>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {element && (
        <p>
          All other properties are those of <code>{`<${element}>`}</code>.
        </p>
      )}
    </>
  );
}
