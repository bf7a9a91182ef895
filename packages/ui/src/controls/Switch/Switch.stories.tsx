import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'Show what I like', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <>
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" defaultChecked />
      <Switch {...args} label="Disabled" disabled />
      <Switch {...args} label="Disabled and on" disabled defaultChecked />
      <Switch {...args} label="With a hint" hint="Everybody who follows you sees it." defaultChecked />
      <Switch {...args} label="With an error" error="It was not saved. Try again." />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'On' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'With an error' })).toBeInvalid();
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Off' })).toHaveFocus();
  },
};

const input = createRef<HTMLInputElement>();

/** Uncontrolled. The row is one target of 44 px; a form can submit and reset the state. */
export const Uncontrolled: Story = {
  args: { ref: input, name: 'shown', hint: 'Everybody who follows you sees it.' },
  parameters: { visual: { disable: true } },
  render: (args) => (
    <form>
      <Switch {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const track = canvas.getByRole('switch', { name: 'Show what I like' });
    await expect(track).toBe(input.current);
    await expect(track).toHaveAccessibleDescription('Everybody who follows you sees it.');
    await expect(track.closest('label')!.getBoundingClientRect().height).toBe(44);
    await userEvent.click(canvas.getByText('Show what I like'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(new FormData(canvasElement.querySelector('form')!).get('shown')).toBe('on');
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(track).not.toBeChecked();
  },
};

/** Controlled: a change that the owner refuses is not shown. */
export const Controlled: Story = {
  parameters: { visual: { disable: true } },
  render: function Owned(args) {
    const [asked, setAsked] = useState(0);
    return <Switch {...args} label={`Asked ${asked}`} checked onCheckedChange={() => setAsked(asked + 1)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch', { name: 'Asked 1' })).toBeChecked();
  },
};

export const LongWordsRightToLeft: Story = {
  args: {
    label: 'הראה את מה שאהבתי, כולל Donaudampfschifffahrtsgesellschaftskapitänsanhänger, לכל מי שעוקב אחריי',
    hint: 'כל מי שעוקב אחריך רואה זאת.',
  },
  render: (args) => (
    <div dir="rtl" style={{ width: 260 }}>
      <Switch {...args} />
      <Switch {...args} defaultChecked hideLabel />
    </div>
  ),
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'disabled'] },
  args: { label: 'Sale' },
};

/** Counterexample: a switch that needs a save button. */
export const SwitchWithSave: Story = {
  tags: ['!dev', '!test'],
  render: (args) => (
    <>
      <Switch {...args} defaultChecked />
      <Button variant="primary">Save</Button>
    </>
  ),
};
