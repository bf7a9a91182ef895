import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { RangeSlider, type RangeSliderProps, Slider } from './Slider.tsx';

const meta: Meta<typeof RangeSlider> = {
  title: 'Controls/Slider',
  component: RangeSlider,
  args: {
    label: 'Price',
    min: 0,
    max: 1000,
    step: 10,
    value: [250, 700],
    formatValue: (value) => `$${value}`,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof RangeSlider>;

function Committed({ onValueCommit, ...args }: RangeSliderProps) {
  const [value, setValue] = useState(args.value);
  const commit: RangeSliderProps['onValueCommit'] = (next) => {
    setValue(next);
    onValueCommit?.(next);
  };
  return <RangeSlider {...args} value={value} onValueCommit={commit} />;
}

/** Each thumb has its own name, limits and formatted value. */
export const Range: Story = {
  play: async ({ canvas }) => {
    const from = canvas.getByRole('slider', { name: 'Price, minimum' });
    const to = canvas.getByRole('slider', { name: 'Price, maximum' });
    await expect(canvas.getByRole('group', { name: 'Price' })).toContainElement(from);
    await expect(from).toHaveAttribute('aria-valuetext', '$250');
    await expect(from).toHaveAttribute('aria-valuemax', '690');
    await expect(to).toHaveAttribute('aria-valuemin', '260');
  },
};

/** A held key changes the value often and commits once; Home and End move the focused thumb. */
export const ByKeyboard: Story = {
  render: (args) => <Committed {...args} />,
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    const [from, to] = canvas.getAllByRole('slider');
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>3/}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([280, 700]);

    await userEvent.keyboard('{End}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([690, 700]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(from).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([0, 700]);

    await userEvent.tab();
    await userEvent.keyboard('{End}{PageDown}');
    await expect(to).toHaveAttribute('aria-valuenow', '900');
    await expect(args.onValueCommit).toHaveBeenCalledTimes(5);
  },
};

/** Fakes pointer capture, which synthetic pointers do not support. */
function capturing(thumb: HTMLElement) {
  const slider = thumb.closest<HTMLElement>('[data-orientation][dir]')!;
  slider.setPointerCapture = () => undefined;
  slider.releasePointerCapture = () => undefined;
  slider.hasPointerCapture = () => true;
  const { left, width } = slider.getBoundingClientRect();
  const at = (share: number) => ({ clientX: left + share * width, button: 0, pointerId: 1 });
  return { slider, at };
}

/** A press on the track moves the nearer thumb; a drag that turns into scrolling is undone. */
export const ByPointer: Story = {
  render: (args) => <Committed {...args} />,
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    const [from, to] = canvas.getAllByRole('slider');
    const { slider, at } = capturing(to!);
    await fireEvent.pointerDown(slider, at(0.8));
    await expect(to).toHaveAttribute('aria-valuenow', '800');
    await fireEvent.pointerMove(slider, at(0.9));
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await fireEvent.pointerUp(slider, at(0.9));
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([250, 900]);

    await fireEvent.pointerDown(slider, at(0.1));
    await expect(from).toHaveAttribute('aria-valuenow', '100');
    await fireEvent.pointerCancel(slider, at(0.1));
    await expect(from).toHaveAttribute('aria-valuenow', '250');
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
  },
};

export const RightToLeft: Story = {
  args: { label: 'מחיר' },
  render: (args) => (
    <div dir="rtl">
      <Committed {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const [from, to] = canvas.getAllByRole('slider');
    await expect(from!.getBoundingClientRect().left).toBeGreaterThan(to!.getBoundingClientRect().left);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([260, 700]);
  },
};

/** Thumbs at the ends, and so close that each can be pressed only on its own side. */
export const EndsAndNeighbours: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <RangeSlider {...args} value={[0, 1000]} />
      <RangeSlider {...args} value={[490, 500]} />
      <RangeSlider {...args} value={[990, 1000]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, , from, to] = canvas.getAllByRole('slider');
    const under = (thumb: HTMLElement, aside: number) => {
      const { left, top } = thumb.getBoundingClientRect();
      return document.elementFromPoint(left + aside, top + 4);
    };
    await waitFor(() => expect(under(first!, 21)).toBe(first));
    await expect(under(from!, -21)).toBe(from);
    await expect(under(from!, -1)).toBe(from);
    await expect(under(to!, 2)).toBe(to);
    await expect(under(to!, 21)).toBe(to);
  },
};

export const Single: Story = {
  render: ({ onValueCommit: _, onValueChange: __, value: ___, defaultValue: ____, ...args }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Slider {...args} label="Distance" value={40} max={100} step={1} formatValue={(km) => `${km} km`} />
      <Slider {...args} label="Volume" value={0} max={100} step={1} formatValue={undefined} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Distance' })).toHaveAttribute('aria-valuetext', '40 km');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const [from] = canvas.getAllByRole('slider');
    from!.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Counterexample: numbers without a unit. */
export const WithoutAUnit: Story = {
  tags: ['!dev', '!test'],
  args: { label: 'Range', formatValue: undefined },
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'pressed', 'disabled'] },
  render: ({ disabled }) => (
    <div style={{ width: 160 }}>
      <Slider label="Size" defaultValue={40} disabled={disabled} />
    </div>
  ),
};
