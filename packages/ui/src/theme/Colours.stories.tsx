import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from './contract.css.ts';

const meta = { title: 'Theme/Colours' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = 'linear-gradient(135deg, #3d6b8f, #e7c58a)';

/** Roles that are text, and what they are read on. */
const pairs = [
  ['ink', 'canvas'],
  ['ink', 'surface'],
  ['inkMuted', 'canvas'],
  ['inkMuted', 'sunken'],
  ['accent', 'canvas'],
  ['positive', 'surface'],
  ['warning', 'surface'],
  ['danger', 'surface'],
  ['onInk', 'ink'],
  ['onAccent', 'accent'],
] as const;

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 16 };

export const Roles: Story = {
  render: () => (
    <dl style={{ ...grid, margin: 0 }}>
      {Object.entries(vars.color).map(([role, colour]) => (
        <div key={role}>
          <dt style={{ marginBlockEnd: 4, fontSize: 13 }}>{role}</dt>
          {/* A picture below, so that what is translucent shows. */}
          <dd style={{ margin: 0, background: picture, borderRadius: vars.radius.control }}>
            <div
              style={{
                height: 64,
                background: colour,
                border: `1px solid ${vars.color.edge}`,
                borderRadius: vars.radius.control,
              }}
            />
          </dd>
        </div>
      ))}
    </dl>
  ),
};

export const Texts: Story = {
  render: () => (
    <div style={grid}>
      {pairs.map(([text, ground]) => (
        <p
          key={`${text}-${ground}`}
          style={{
            margin: 0,
            padding: 16,
            color: vars.color[text],
            background: vars.color[ground],
            border: `1px solid ${vars.color.line}`,
            borderRadius: vars.radius.control,
          }}
        >
          {text} on {ground}
        </p>
      ))}
    </div>
  ),
};
