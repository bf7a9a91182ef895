import type { Meta, StoryObj } from '@storybook/react-vite';
import Bookmark from 'lucide-react/icons/bookmark';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta: Meta<typeof Tabs> = {
  title: 'Controls/Tabs',
  component: Tabs,
  args: {
    label: 'Profile',
    tabs: [
      { value: 'posts', label: 'Posts', icon: <Grid3x3 size={18} />, content: <p>Twelve posts.</p> },
      { value: 'likes', label: 'Likes', icon: <Heart size={18} />, content: <p>Three likes.</p> },
      { value: 'saved', label: 'Saved', icon: <Bookmark size={18} />, content: <p>Nothing saved.</p> },
    ],
    value: 'posts',
    onValueChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

function Choosing(args: TabsProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Tabs
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange?.(next);
      }}
    />
  );
}

/** The tabs are one Tab stop; the arrow keys choose, and the tab names the panel. */
export const WithIcons: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Posts', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('likes');
    await expect(canvas.getByRole('tabpanel', { name: 'Likes' })).toHaveTextContent('Three likes.');
    await expect(canvas.queryByText('Twelve posts.')).toBeNull();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Posts', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(canvas.getByRole('tab', { name: 'Posts', selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Posts' })).toHaveFocus();
    // As voice control clicks, without a mouse.
    canvas.getByRole('tab', { name: 'Saved' }).click();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Saved', selected: true })).toBeVisible());
    await userEvent.click(canvas.getByRole('tab', { name: 'Likes' }));
    (document.activeElement as HTMLElement).blur();
  },
};

/** A row too long for a phone scrolls, and the arrow keys bring the chosen tab into view. */
export const ManyOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    tabs: ['Everything', 'People', 'Content', 'Products', 'Unavailable', 'Collections'].map((label) => ({
      value: label,
      label,
      content: <p>{label}</p>,
      disabled: label === 'Unavailable',
    })),
    value: 'Everything',
  },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Collections', selected: true });
    await expect(last.getBoundingClientRect().right).toBeLessThan(window.innerWidth + 1);
  },
};

export const RightToLeft: Story = {
  args: {
    tabs: [
      { value: 'posts', label: 'פוסטים', content: <p>שנים עשר</p> },
      { value: 'likes', label: 'אהבתי', content: <p>שלושה</p> },
    ],
  },
  render: (args) => (
    <div dir="rtl">
      <Choosing {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'אהבתי', selected: true })).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('tabpanel')).direction).toBe('rtl');
  },
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus'] },
  args: { value: 'likes' },
};

/** Counterexample: the price is hidden in the second tab. */
export const NeededButHidden: Story = {
  tags: ['!dev', '!test'],
  args: {
    label: 'Cloudstep Runner',
    value: 'story',
    tabs: [
      { value: 'story', label: 'The story', content: <p>Made where the hills begin.</p> },
      { value: 'price', label: 'Price and sizes', content: <p>$129.00</p> },
    ],
  },
};
