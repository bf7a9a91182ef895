import type { Meta, StoryObj } from '@storybook/react-vite';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Avatar } from '../controls/Avatar/Avatar.tsx';
import { Button } from '../controls/Button/Button.tsx';
import { Card } from '../controls/Card/Card.tsx';
import { ChipGroup } from '../controls/Chip/Chip.tsx';
import { IconButton } from '../controls/IconButton/IconButton.tsx';
import { RemovableChip } from '../controls/RemovableChip/RemovableChip.tsx';
import { SegmentedControl } from '../controls/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../controls/Select/Select.tsx';
import { Textarea } from '../controls/Textarea/Textarea.tsx';
import { TextField } from '../controls/TextField/TextField.tsx';
import { HeartButton } from '../likes/HeartButton/HeartButton.tsx';
import { SearchBox } from '../search/SearchBox/SearchBox.tsx';
import { vars } from './contract.css.ts';
import { fontSize, fontWeight, space, targetSize } from './scale.ts';

const meta = { title: 'Foundations/Shapes', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm };
const quiet: CSSProperties = { margin: 0, color: vars.color.inkMuted, fontSize: fontSize.small };

interface RuleProps {
  /** Group of shapes that the test measures. */
  kind: 'pressed' | 'typed' | 'seen';
  title: string;
  rule: string;
  children: ReactNode;
}

const Rule = ({ kind, title, rule, children }: RuleProps) => (
  <section style={{ display: 'grid', gap: space.md, alignContent: 'start' }}>
    <div style={{ display: 'grid', gap: space.xxs }}>
      <h2 style={{ margin: 0, fontSize: fontSize.large, fontWeight: fontWeight.semibold }}>{title}</h2>
      <p style={quiet}>{rule}</p>
    </div>
    <div data-kind={kind} style={{ display: 'grid', gap: space.md }}>
      {children}
    </div>
  </section>
);

const corner = (name: string, radius: string, width: number, height: number): ReactNode => (
  <div key={name} style={{ display: 'grid', gap: space.xxs }}>
    <div
      style={{
        width,
        height,
        background: vars.color.surface,
        border: `1px solid ${vars.color.line}`,
        borderRadius: radius,
      }}
    />
    <span style={quiet}>{name}</span>
  </div>
);

const noop = () => undefined;

/** All shapes of the system on one page. */
export const All: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
        gap: `${space.xl} ${space.xxl}`,
        maxWidth: 1100,
        color: vars.color.ink,
      }}
    >
      <Rule
        kind="pressed"
        title="Pressed: a pill or a disc"
        rule="44 px high; 52 for the one action of a sheet; 40 visible in 44 on pictures and in rows."
      >
        <div style={row}>
          <Button variant="primary">Publish</Button>
          <Button>Edit profile</Button>
          <Button variant="quiet">Cancel</Button>
        </div>
        <div style={row}>
          <IconButton label="Choose" icon={<ChevronDown size={20} />} />
          <IconButton variant="floating" label="Cart" icon={<ShoppingBag size={20} />} />
          <HeartButton thing="Canvas Tote" defaultLiked />
        </div>
        <ChipGroup
          label="Colors"
          options={[{ value: 'Red', swatch: '#D32F2F' }, { value: 'Linen' }, { value: 'Wool' }]}
          defaultValue={['Linen']}
        />
        <div style={row}>
          <RemovableChip onRemove={noop}>Under $100</RemovableChip>
        </div>
        <SegmentedControl
          label="Theme"
          defaultValue="light"
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </Rule>
      <Rule
        kind="typed"
        title="Filled in: corners of 10, and an edge"
        rule="An edge of 1 px means that something can be typed. In a form that is the page, 52 high and on surface."
      >
        <TextField large label="Name" defaultValue="Mina" />
        <Select
          label="Country"
          defaultValue="de"
          options={[
            { value: 'de', label: 'Germany' },
            { value: 'jp', label: 'Japan' },
          ]}
        />
        <Textarea label="Caption" defaultValue="Found on a Sunday." />
      </Rule>
      <Rule
        kind="seen"
        title="Looked at: corners by size"
        rule="Small picture 10, card 14, dialog 20. A face is a circle."
      >
        <div style={{ ...row, alignItems: 'end' }}>
          {corner('Small picture', vars.radius.control, 64, 80)}
          {corner('Card', vars.radius.card, 96, 120)}
          {corner('Dialog', vars.radius.dialog, 128, 150)}
          <Avatar name="Mina" size="large" />
        </div>
        <Card>A group on the page: surface with one hairline.</Card>
      </Rule>
      <section style={{ display: 'grid', gap: space.md, alignContent: 'start' }}>
        <div style={{ display: 'grid', gap: space.xxs }}>
          <h2 style={{ margin: 0, fontSize: fontSize.large, fontWeight: fontWeight.semibold }}>
            The one exception
          </h2>
          <p style={quiet}>The search is typed into and pressed, so it is a pill.</p>
        </div>
        <SearchBox value="" onValueChange={noop} onSubmit={noop} />
      </section>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pressed = [...canvasElement.querySelectorAll<HTMLElement>('[data-kind=pressed] button')];
    await expect(pressed.length).toBeGreaterThan(8);
    for (const button of pressed) {
      const { height, width } = button.getBoundingClientRect();
      const half = Math.min(height, width) / 2;
      await expect(Number.parseFloat(getComputedStyle(button).borderRadius)).toBeGreaterThanOrEqual(half);
    }
    const lone = canvasElement.querySelectorAll<HTMLElement>(
      '[data-kind=pressed] > div:first-child > button',
    );
    for (const button of lone)
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(
        Number.parseFloat(targetSize),
      );
    const root = getComputedStyle(canvasElement);
    const radius = root.getPropertyValue('--vitrine-radius-control').trim();
    const fields = canvasElement.querySelectorAll<HTMLElement>(
      '[data-kind=typed] :is(input, select, textarea)',
    );
    await expect(fields.length).toBe(3);
    for (const field of fields) {
      const framed = [field, field.parentElement].find(
        (one) => one && Number.parseFloat(getComputedStyle(one).borderTopWidth) > 0,
      );
      await expect(framed && getComputedStyle(framed)).toMatchObject({
        borderTopWidth: '1px',
        borderTopLeftRadius: radius,
      });
    }
  },
};
