import { Markdown } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { ComponentSummary } from '../tools/component-docs/vite-plugin.ts';
import { ComponentPicture, onGround } from './ComponentPicture.tsx';

const summaries = Object.values(
  import.meta.glob<ComponentSummary>('../packages/ui/src/**/*.md', {
    query: '?summary',
    import: 'default',
    eager: true,
  }),
);

const FIRST = ['controls', 'layout', 'provider'];
const areas = [...new Set([...FIRST, ...summaries.map(({ area }) => area)])];

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Whether each typed word begins a word of the component's name or guide. */
function isFound({ name, words }: ComponentSummary, typed: string): boolean {
  const known = `${name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')} ${name} ${words}`.toLowerCase().split(' ');
  const wanted = typed.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return wanted.every((word) => known.some((one) => one.startsWith(word)));
}

export function ComponentList() {
  const [typed, setTyped] = useState('');
  const found = summaries.filter((one) => isFound(one, typed));
  return (
    <>
      <div className="component-search">
        <label htmlFor="component-search">Find a component</label>
        <input
          id="component-search"
          type="search"
          autoComplete="off"
          placeholder="basket, heart, date…"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status">{found.length === 1 ? '1 component' : `${found.length || 'No'} components`}</p>
      </div>
      {areas.map((area) => {
        const shown = found.filter((one) => one.area === area);
        return (
          shown.length > 0 && (
            <section key={area} aria-labelledby={area}>
              <h2 id={area}>{area[0]?.toUpperCase() + area.slice(1).replace('-', ' ')}</h2>
              <ul className="component-list">
                {shown.map((one) => (
                  <Entry key={one.name} {...one} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

const ROOM = { width: 248, height: 148 };
/** Smaller text could not be read. */
const LEAST_SCALE = 0.4;

const Entry = ({ name, href, description, status, cost, picture }: ComponentSummary) => (
  <li className="component-entry">
    <div className="component-thumbnail" style={picture && onGround(picture)}>
      {picture ? (
        <ComponentPicture picture={picture} room={ROOM} leastScale={LEAST_SCALE} />
      ) : (
        <span aria-hidden>{name}</span>
      )}
    </div>
    <h3>
      <a href={href}>{name}</a>
    </h3>
    <Markdown>{description}</Markdown>
    <p className="component-facts">
      {status}
      {cost && ` ${inKilobytes(cost.script)} kB of JavaScript, ${inKilobytes(cost.style)} kB of CSS.`}
    </p>
  </li>
);
