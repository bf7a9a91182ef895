import type { ComponentCost } from '../cost/by-esbuild.ts';
import type { ComponentDocs } from './component-docs.ts';
import type { DocumentedComponent } from './source.ts';
import type { Styling } from './styling.ts';

export const otherNamesText = (names: readonly string[]): string => `Also called: ${names.join(', ')}.`;

export const textPath = (name: string): string => `components/${name}.md`;

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const costText = ({ script, style }: ComponentCost): string =>
  `A page that uses nothing else of the package loads ${inKilobytes(script)} of JavaScript and ${inKilobytes(style)} of CSS for it, compressed, beside React and the themes.`;

const inCell = (text: string) => text.replaceAll('|', '\\|');

function propsTable({ name, props, element }: DocumentedComponent): string {
  const rows = props.map(
    ({ name: prop, type, initial, required, description }) =>
      `| \`${prop}\`${required ? ' (required)' : ''} | \`${inCell(type)}\` | ${initial ? `\`${initial}\`` : ''} | ${inCell(description)} |`,
  );
  const rest = element ? [`All other properties are those of \`<${element}>\`.`] : [];
  const table =
    rows.length > 0 ? [['| prop | type | default | |', '|---|---|---|---|', ...rows].join('\n')] : [];
  return [`### ${name}`, ...table, ...rest].join('\n\n');
}

export const isStyled = ({ states, roles }: Styling): boolean => states.length + roles.length > 0;

export const stylingText = (name: string): string =>
  `Rules of yours can name the states, and give other values to the roles: for all of a page, for a part of it, or for one \`${name}\` by its \`className\` or \`style\`.`;

function stylingTables({ states, roles }: Styling): string[] {
  const table = (heads: string, rows: [code: string, meaning: string][]) =>
    [heads, '|---|---|', ...rows.map(([code, meaning]) => `| \`${code}\` | ${inCell(meaning)} |`)].join('\n');
  return [
    ...(states.length > 0
      ? [
          table(
            '| State | When |',
            states.map(({ selector, meaning }) => [selector, meaning]),
          ),
        ]
      : []),
    ...(roles.length > 0
      ? [
          table(
            '| Role | What it is for |',
            roles.map(({ property, meaning }) => [property, meaning]),
          ),
        ]
      : []),
  ];
}

export function pageOf(docs: ComponentDocs): string {
  const { name, components, otherNames, guide, status, styling, cost, changes } = docs;
  const [component] = components;
  const parts = [
    `# ${name}`,
    component?.description,
    ...(otherNames.length > 0 ? [otherNamesText(otherNames)] : []),
    status,
    `\`import { ${name} } from '@vitrine/ui/${name}';\` with \`@vitrine/ui/css/${name}.css\`, or both from \`@vitrine/ui\` and \`@vitrine/ui/styles.css\`.`,
    ...(cost ? [costText(cost)] : []),
    ...guide.flatMap(({ heading, pieces }) => [
      `## ${heading}`,
      ...pieces.map((piece) => ('story' in piece ? `(Story ${piece.story}: ${piece.caption})` : piece.text)),
    ]),
    '## Props',
    ...components.flatMap((one) =>
      one === component ? propsTable(one) : [propsTable(one).replace('\n\n', `\n\n${one.description}\n\n`)],
    ),
    ...(isStyled(styling) ? ['## Styling', stylingText(name), ...stylingTables(styling)] : []),
    ...(changes.length > 0 ? ['## Changes', changes.map((change) => `- ${change}`).join('\n')] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Returns the index of the plain-text pages, in the llms.txt format of llmstxt.org. */
export function llmsText(all: ComponentDocs[]): string {
  const areas = Map.groupBy(all, ({ folder }) => folder.split('/')[0] || 'provider');
  const lists = [...areas].map(([area, docs]) =>
    [
      `## ${area[0]?.toUpperCase()}${area.slice(1)}`,
      '',
      ...docs.map(({ name, components }) => `- [${name}](${textPath(name)}): ${components[0]?.description}`),
    ].join('\n'),
  );
  return `${[
    '# @vitrine/ui',
    '> The design system of Vitrine: product cards, a masonry for feeds without an end, and the controls that a shop and a community are made of, for React 19.',
    'A page for each component: when to use it, its parts and states, keyboard, accessibility, code to copy, and its props.',
    ...lists,
  ].join('\n\n')}\n`;
}
