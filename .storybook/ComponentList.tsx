import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentSummary } from '../tools/component-docs/vite-plugin.ts';

const summaries = Object.values(
  import.meta.glob<ComponentSummary>('../packages/ui/src/**/*.md', {
    query: '?summary',
    import: 'default',
    eager: true,
  }),
);

/** Of what is shared, what most is made of comes first; then the areas of the product. */
const FIRST = ['controls', 'layout', 'provider'];
const areas = [...new Set([...FIRST, ...summaries.map(({ area }) => area)])];

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Every component with its sentence and what it costs, area by area. */
export const ComponentList = () => (
  <>
    {areas.map((area) => (
      <section key={area} aria-labelledby={area}>
        <h2 id={area}>{area[0]?.toUpperCase() + area.slice(1).replace('-', ' ')}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so keys have to reach it */}
        <section className="component-page-scroll" aria-label={`Components of ${area}`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Component</th>
                <th scope="col">What it is</th>
                <th scope="col">Status</th>
                <th scope="col">JavaScript, kB</th>
                <th scope="col">CSS, kB</th>
              </tr>
            </thead>
            <tbody>
              {summaries
                .filter((one) => one.area === area)
                .map(({ name, href, description, status, cost }) => (
                  <tr key={name}>
                    <th scope="row">
                      <a href={href}>{name}</a>
                    </th>
                    <td>
                      <Markdown>{description}</Markdown>
                    </td>
                    <td>{status}</td>
                    <td>{cost && inKilobytes(cost.script)}</td>
                    <td>{cost && inKilobytes(cost.style)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      </section>
    ))}
  </>
);
