import {
  Canvas,
  Description,
  Markdown,
  Source,
  Stories,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useTheme } from 'storybook/theming';
import type { Section } from '../tools/component-docs/guide.ts';
import {
  costText,
  isStyled,
  otherNamesText,
  stylingText,
  textPath,
} from '../tools/component-docs/plain-text.ts';
import type { DocumentedComponent } from '../tools/component-docs/source.ts';
import type { Styling as Styled } from '../tools/component-docs/styling.ts';
import type { ComponentPageData } from '../tools/component-docs/vite-plugin.ts';
import { ComponentHero } from './ComponentHero.tsx';

const guides = import.meta.glob<{ default: ComponentPageData }>('../packages/ui/src/**/*.md');

/** Documentation page of a component. Without a Markdown guide, it shows every story. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const load = guideOf(String(preparedMeta.parameters.fileName));
  const [page, setPage] = useState<ComponentPageData>();
  useEffect(() => void load?.().then((module) => setPage(module.default)), [load]);
  if (!load) return <EveryStory />;
  return page && <Page {...page} />;
}

/** Shows each story once; Storybook's default page repeats the first one. */
const EveryStory = () => (
  <>
    <Title />
    <Description />
    <Stories title={<h2>Stories</h2>} />
  </>
);

function guideOf(stories: string) {
  const [, name = ''] = /(\w+)\.stories\.tsx$/.exec(stories) ?? [];
  const path = Object.keys(guides).find((guide) => guide.endsWith(`/${name}.md`));
  return path ? guides[path] : undefined;
}

function Page({ name, components, guide, status, styling, cost, changes, ...page }: ComponentPageData) {
  const { base } = useTheme();
  const { otherNames, picture } = page;
  const [mainStory] = page.stories;
  const headings = [
    ...guide.map(({ heading }) => heading),
    'Props',
    ...(isStyled(styling) ? ['Styling'] : []),
  ];
  return (
    <>
      <h1>{name}</h1>
      {mainStory && <ComponentHero story={mainStory} picture={picture} />}
      <div className="component-page-lead">
        <Markdown>{components[0]?.description ?? ''}</Markdown>
      </div>
      {otherNames.length > 0 && <p>{otherNamesText(otherNames)}</p>}
      <p>{status}</p>
      <Source
        dark={base === 'dark'}
        language="tsx"
        code={`import { ${name} } from '@vitrine/ui/${name}';\nimport '@vitrine/ui/css/${name}.css';`}
      />
      {cost && <p>{costText(cost)}</p>}
      <OnThisPage headings={headings} />
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
      {isStyled(styling) && <Styling name={name} {...styling} />}
      {changes.length > 0 && (
        <>
          <h2 id="changes">Changes</h2>
          <Markdown>{changes.map((change) => `- ${change}`).join('\n')}</Markdown>
        </>
      )}
      <p>
        <a href={textPath(name)}>This page as plain text</a>
      </p>
    </>
  );
}

const idOf = (heading: string) => heading.toLowerCase().replace(/\W+/g, '-');

/** Replaces Storybook's table of contents, which is built before this page exists. */
const OnThisPage = ({ headings }: { headings: string[] }) => (
  <nav aria-label="On this page" className="component-page-contents">
    {headings.map((heading) => (
      // Without a target, links in Storybook's preview frame open outside it.
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

function Picture({ story: name, caption, withCode }: PictureProps) {
  const { csfFile } = useOf('meta', ['meta']);
  const story = csfFile.moduleExports[name];
  return (
    <figure data-story={name}>
      {withCode ? (
        <Canvas of={story} />
      ) : (
        <div className="component-page-picture">
          {/* `__primary` gives this copy another id than the same story has in the States section. */}
          <Story of={story} __primary />
        </div>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Styling({ name, states, roles }: Styled & { name: string }) {
  return (
    <>
      <h2 id="styling">Styling</h2>
      <Markdown>{stylingText(name)}</Markdown>
      {states.length > 0 && (
        <Meanings
          label={`States of ${name}`}
          heads={['State', 'When']}
          rows={states.map(({ selector, meaning }) => [selector, meaning])}
        />
      )}
      {roles.length > 0 && (
        <Meanings
          label={`Roles of ${name}`}
          heads={['Role', 'What it is for']}
          rows={roles.map(({ property, meaning }) => [property, meaning])}
        />
      )}
    </>
  );
}

interface MeaningsProps {
  label: string;
  heads: [code: string, meaning: string];
  rows: [code: string, meaning: string][];
}

const Meanings = ({ label, heads, rows }: MeaningsProps) => (
  <Scrolled label={label}>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([code, meaning]) => (
          <tr key={code}>
            <th scope="row">
              <code>{code}</code>
            </th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
);

const Scrolled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so keys have to reach it
  <section className="component-page-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);

function Props({ name, description, props, element, isMain }: DocumentedComponent & { isMain: boolean }) {
  return (
    <>
      {!isMain && <h3>{name}</h3>}
      {!isMain && <Markdown>{description}</Markdown>}
      {props.length > 0 && (
        <Scrolled label={`Props of ${name}`}>
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
        </Scrolled>
      )}
      {element && (
        <p>
          All other properties are those of <code>{`<${element}>`}</code>.
        </p>
      )}
    </>
  );
}
