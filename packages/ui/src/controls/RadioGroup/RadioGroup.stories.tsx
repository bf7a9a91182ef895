import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

type Shown = 'everybody' | 'followers' | 'nobody';

const meta: Meta<RadioGroupProps<Shown>> = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Who sees what I like',
    options: [
      { value: 'everybody', label: 'Everybody' },
      { value: 'followers', label: 'People who follow me', hint: 'You decide who that is.' },
      { value: 'nobody', label: 'Nobody' },
    ],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<RadioGroupProps<Shown>>;

const group = createRef<HTMLFieldSetElement>();

/** Uncontrolled. Arrow keys choose, and Tab moves past the group; a form can submit and reset the choice. */
export const Uncontrolled: Story = {
  args: { ref: group, defaultValue: 'followers', name: 'shown', hint: 'It can be changed at any time.' },
  render: (args) => (
    <form>
      <RadioGroup {...args} className="own" id="shown" style={{ order: 1 }} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const choices = canvas.getByRole('radiogroup', { name: 'Who sees what I like' });
    await expect(choices).toBe(group.current);
    await expect(choices).toHaveClass('own');
    await expect(choices).toHaveAttribute('id', 'shown');
    await expect(choices).toHaveAccessibleDescription('It can be changed at any time.');
    const followers = canvas.getByRole('radio', { name: 'People who follow me' });
    await expect(followers).toBeChecked();
    await expect(followers).toHaveAccessibleDescription('You decide who that is.');
    await expect(canvas.getByText('Nobody').closest('label')!.getBoundingClientRect().height).toBe(44);

    await userEvent.tab();
    await expect(followers).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('nobody');
    await expect(new FormData(canvasElement.querySelector('form')!).get('shown')).toBe('nobody');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followers).toBeChecked();
    await userEvent.tab({ shift: true });
  },
};

/** Controlled: nothing is chosen at first, and a choice that the owner refuses is not shown. */
export const Controlled: Story = {
  parameters: { visual: { disable: true } },
  render: function Owned(args) {
    const [value, setValue] = useState<Shown | null>(null);
    return (
      <RadioGroup
        {...args}
        value={value}
        onValueChange={(next) => {
          if (next !== 'everybody') setValue(next);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const [everybody, followers, nobody] = canvas.getAllByRole('radio');
    for (const choice of [everybody, followers, nobody]) await expect(choice).not.toBeChecked();
    await expect(everybody).toHaveAttribute('name', expect.stringMatching(/./));
    await expect(nobody).toHaveAttribute('name', everybody!.getAttribute('name'));
    await userEvent.click(canvas.getByText('Nobody'));
    await expect(nobody).toBeChecked();
    await userEvent.click(everybody!);
    await expect(everybody).not.toBeChecked();
    await expect(nobody).toBeChecked();
  },
};

/** Without a name no form gets the choice, but a form still requires and resets it. */
export const WithoutAName: Story = {
  args: { required: true },
  parameters: { visual: { disable: true } },
  render: (args) => (
    <form>
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')!;
    const nobody = canvas.getByRole('radio', { name: 'Nobody' });
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(nobody);
    await expect(form.checkValidity()).toBe(true);
    await expect([...new FormData(form)]).toEqual([]);
    form.reset();
    await expect(nobody).not.toBeChecked();
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Choose who sees it.' },
  play: async ({ canvas }) => {
    const choices = canvas.getByRole('radiogroup');
    await expect(choices).toBeInvalid();
    await expect(choices).toHaveAccessibleDescription('Choose who sees it.');
    await expect(canvas.getAllByRole('radio')[0]).toBeRequired();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RadioGroup {...args} disabled defaultValue="everybody" />
      <RadioGroup
        {...args}
        options={args.options.map((option) => ({ ...option, disabled: option.value === 'nobody' }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const choice of canvas.getAllByRole('radio').slice(0, 3)) await expect(choice).toBeDisabled();
  },
};

export const SideBySide: Story = { args: { orientation: 'horizontal', hideLabel: true } };

export const LongWordsRightToLeft: Story = {
  args: {
    label: 'מי רואה את מה שאהבתי',
    options: [
      { value: 'everybody', label: 'Donaudampfschifffahrtsgesellschaftskapitänsanhänger' },
      { value: 'followers', label: 'אנשים שעוקבים אחריי', hint: 'אתה מחליט מי הם, בכל עת ובכל מקום.' },
    ],
    defaultValue: 'followers',
  },
  render: (args) => (
    <div dir="rtl" style={{ width: 240 }}>
      <RadioGroup {...args} />
    </div>
  ),
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'pressed', 'disabled'] },
  args: { hideLabel: true },
};

/** Counterexample: the most revealing choice is preselected. */
export const ChosenForThem: Story = {
  tags: ['!dev', '!test'],
  args: { defaultValue: 'everybody' },
};
