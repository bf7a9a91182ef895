import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Icon } from '../controls/Icon/Icon.tsx';
import type { Brand, ColorRole, ThemeMode } from './brand.ts';
import { vars } from './contract.css.ts';
import { contrastPairs } from './contrast.ts';
import { customProperty } from './custom-property.ts';
import { evergreen } from './evergreen.ts';
import { fontSize, fontWeight, motion, space, targetSize } from './scale.ts';
import { vitrine } from './vitrine.ts';

/** The foundations of the design, in the brand chosen in the toolbar, each colour in both modes. */
const meta = { title: 'Foundations/Tokens', id: 'foundations' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const MODES = ['light', 'dark'] as const;

const brandIn = ({ globals }: { globals?: { brand?: unknown } }): Brand =>
  globals?.brand === 'evergreen' ? evergreen : vitrine;

const quiet: CSSProperties = { color: vars.color.inkMuted, fontSize: fontSize.small };
const code: CSSProperties = { ...quiet, fontFamily: 'monospace', overflowWrap: 'anywhere' };

const Panel = ({ mode, children }: { mode: ThemeMode; children: ReactNode }) => (
  <div
    data-theme={mode}
    style={{
      flex: '1 1 320px',
      minWidth: 0,
      padding: `${space.lg} clamp(${space.xs}, 3vw, ${space.lg})`,
      background: vars.color.canvas,
      color: vars.color.ink,
    }}
  >
    <h2 style={{ margin: `0 0 ${space.md}`, fontSize: fontSize.large }}>
      {mode === 'light' ? 'Light' : 'Dark'}
    </h2>
    {children}
  </div>
);

const InBothModes = ({ children }: { children: (mode: ThemeMode) => ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap' }}>
    {MODES.map((mode) => (
      <Panel key={mode} mode={mode}>
        {children(mode)}
      </Panel>
    ))}
  </div>
);

const Scale = ({
  rows,
}: {
  rows: readonly (readonly [name: string, value: string, sample: ReactNode])[];
}) => (
  <dl
    style={{
      display: 'grid',
      gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
      alignItems: 'center',
      gap: `${space.md} ${space.lg}`,
      margin: 0,
      color: vars.color.ink,
    }}
  >
    {rows.map(([name, value, sample]) => (
      <Fragment key={name}>
        <dt>
          {name} <div style={code}>{value}</div>
        </dt>
        <dd style={{ margin: 0, minWidth: 0 }}>{sample}</dd>
      </Fragment>
    ))}
  </dl>
);

/** Chequered ground that shows through translucent colours. */
const CHECKED = 'repeating-conic-gradient(#8888 0 25%, transparent 0 50%) 0 0 / 16px 16px';

/**
 * Components name roles and never a hue. Each role is a custom property, and its value comes from the brand.
 */
export const Colour: Story = {
  render: (_, context) => (
    <InBothModes>
      {(mode) => (
        <ul
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
            gap: space.sm,
            margin: 0,
            padding: 0,
            listStyle: 'none',
          }}
        >
          {Object.entries(brandIn(context).color[mode]).map(([role, value]) => (
            <li key={role} style={{ display: 'flex', alignItems: 'center', gap: space.md }}>
              <div style={{ flex: 'none', background: CHECKED, borderRadius: vars.radius.control }}>
                <div
                  style={{
                    width: 56,
                    height: 44,
                    background: vars.color[role as ColorRole],
                    border: `1px solid ${vars.color.edge}`,
                    borderRadius: vars.radius.control,
                  }}
                />
              </div>
              <div style={{ minWidth: 0 }}>
                {role} <div style={code}>{value}</div>
                <div style={code}>{customProperty('color', role)}</div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </InBothModes>
  ),
};

const cell: CSSProperties = {
  padding: `${space.xs} ${space.sm} ${space.xs} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
};

/** Every pair of colours that meet, with its contrast and the minimum of WCAG 2.2. */
export const Contrast: Story = {
  // A unit test checks these numbers.
  parameters: { visual: { disable: true } },
  render: (_, context) => (
    <InBothModes>
      {(mode) => (
        <table style={{ width: '100%', borderCollapse: 'collapse', fontSize: fontSize.small }}>
          <thead>
            <tr>
              {['What', 'On', 'Has', 'Needs'].map((head) => (
                <th key={head} scope="col" style={cell}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody style={{ fontVariantNumeric: 'tabular-nums' }}>
            {contrastPairs(brandIn(context))
              .filter((pair) => pair.mode === mode)
              .map(({ foreground, background, measured, needed }) => (
                <tr key={`${foreground} ${background}`} style={{ borderTop: `1px solid ${vars.color.line}` }}>
                  <td style={cell}>{foreground}</td>
                  <td style={cell}>{background}</td>
                  <td style={cell}>{measured.toFixed(2)}</td>
                  <td style={cell}>{needed}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </InBothModes>
  ),
};

/**
 * Two font roles: `display` for word marks, headlines and empty states, `text` for everything else. Inputs
 * never go below 16 px.
 */
export const Type: Story = {
  render: (_, context) => {
    const { font } = brandIn(context);
    return (
      <div style={{ display: 'grid', gap: space.xl }}>
        <Scale
          rows={(['display', 'text'] as const).map((role) => [
            role,
            font[role],
            <span key={role} style={{ fontFamily: vars.font[role], fontSize: fontSize.page }}>
              Find what you will love
            </span>,
          ])}
        />
        <Scale
          rows={Object.entries(fontSize).map(([name, value]) => [
            name,
            value,
            <div key={name} style={{ fontSize: value, lineHeight: 1.2 }}>
              Linen coat
            </div>,
          ])}
        />
        <Scale
          rows={Object.entries(fontWeight).map(([name, value]) => [
            name,
            value,
            <span key={name} style={{ fontWeight: value }}>
              Linen coat, $ 129
            </span>,
          ])}
        />
      </div>
    );
  },
};

/** Distances lie on a grid of 4 px. Press targets are at least `targetSize`, which suits a thumb. */
export const Space: Story = {
  render: () => (
    <Scale
      rows={[...Object.entries(space), ['targetSize', targetSize] as const].map(([name, value]) => [
        name,
        value,
        <div key={name} style={{ width: value, height: value, background: vars.color.accent }} />,
      ])}
    />
  ),
};

export const Radius: Story = {
  render: (_, context) => (
    <Scale
      rows={Object.entries(brandIn(context).radius).map(([role, value]) => [
        role,
        value,
        <div
          key={role}
          style={{
            width: 120,
            height: 72,
            background: vars.color.sunken,
            border: `1px solid ${vars.color.edge}`,
            borderRadius: vars.radius[role as keyof Brand['radius']],
          }}
        />,
      ])}
    />
  ),
};

/** Only floating elements cast a shadow. */
export const Shadow: Story = {
  render: (_, context) => (
    <InBothModes>
      {(mode) => (
        <div style={{ display: 'grid', gap: space.xl }}>
          {Object.entries(brandIn(context).shadow[mode]).map(([role, value]) => (
            <div
              key={role}
              style={{
                padding: space.lg,
                background: vars.color.surface,
                borderRadius: vars.radius.card,
                boxShadow: vars.shadow[role as keyof Brand['shadow']['light']],
              }}
            >
              {role} <div style={code}>{value}</div>
            </div>
          ))}
        </div>
      )}
    </InBothModes>
  ),
};

const { curve, ...durations } = motion;

/**
 * Animations change only opacity and transform, on one curve. With reduced motion, nothing moves and no
 * information is lost.
 */
export const Motion: Story = {
  render: () => (
    <>
      <style>{'@keyframes foundation-move { to { transform: translateX(160px) } }'}</style>
      <Scale
        rows={Object.entries(durations).map(([name, value]) => [
          name,
          `${value} ${curve}`,
          <div
            key={name}
            className="foundation-dot"
            style={{
              width: 24,
              height: 24,
              borderRadius: 12,
              background: vars.color.accent,
              animation: `foundation-move calc(${value} * 6) ${curve} infinite alternate`,
            }}
          />,
        ])}
      />
      <p style={quiet}>Six times slower than in the product, so that the difference shows.</p>
      <style>
        {'@media (prefers-reduced-motion: reduce) { .foundation-dot { animation: none !important } }'}
      </style>
    </>
  ),
};

const icons = Object.entries(
  import.meta.glob<Record<string, string | string[]>>('../controls/icons/*.ts', { eager: true }),
).map(([file, icon]) => [/([^/]+)\.ts$/.exec(file)?.[1], Object.values(icon)[0] ?? ''] as const);

/**
 * Icons from lucide, 20 px with a stroke of 1.75. An icon has a text beside it, or sits in a control with an
 * accessible name.
 */
export const Icons: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(120px, 26%), 1fr))',
        gap: space.lg,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        color: vars.color.ink,
      }}
    >
      {icons.map(([name, path]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: space.xs }}>
          <Icon path={path} size={20} strokeWidth={1.75} />
          <span style={{ ...quiet, textAlign: 'center', overflowWrap: 'anywhere' }}>{name}</span>
        </li>
      ))}
    </ul>
  ),
};
