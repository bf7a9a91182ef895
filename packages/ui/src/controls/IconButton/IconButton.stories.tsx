import type { Meta, StoryObj } from '@storybook/react-vite';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Layers from 'lucide-react/icons/layers';
import Radar from 'lucide-react/icons/radar';
import Scale from 'lucide-react/icons/scale';
import Share from 'lucide-react/icons/share';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Cart', icon: <ShoppingBag size={20} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', gap: 12 };

export const Variants: Story = {
  render: (args) => (
    <div style={row}>
      <IconButton {...args} />
      <IconButton {...args} variant="outline" label="Share" icon={<Share size={20} />} />
      <IconButton {...args} variant="floating" label="Next product" icon={<ChevronRight size={20} />} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const share = canvas.getByRole('button', { name: 'Share' });
    await expect(share.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
    await userEvent.click(share);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Busy: Story = {
  args: { busy: true },
  render: (args) => (
    <div style={row}>
      <IconButton {...args} />
      <IconButton {...args} variant="outline" label="Share" />
      <IconButton {...args} variant="floating" label="Next product" />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const cart = canvas.getByRole('button', { name: 'Cart' });
    await userEvent.click(cart);
    await expect(cart).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <div style={row}>
      <IconButton {...args} />
      <IconButton {...args} variant="outline" label="Share" icon={<Share size={20} />} />
      <IconButton {...args} variant="floating" label="Next product" icon={<ChevronRight size={20} />} />
    </div>
  ),
};

export const AsLink: Story = {
  // biome-ignore lint/a11y/useAnchorContent: the button fills the link
  args: { asChild: true, children: <a href="#cart" /> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cart' });
    await expect(link.querySelector('svg')).toBeVisible();
  },
};

export const Focused: Story = {
  args: { variant: 'outline' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'pressed', 'disabled'] },
  args: { variant: 'outline' },
};

/** Counterexample: icons that users have to guess. */
export const ToGuess: Story = {
  tags: ['!dev', '!test'],
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <IconButton {...args} label="Collect" icon={<Layers size={20} />} />
      <IconButton {...args} label="Compare" icon={<Scale size={20} />} />
      <IconButton {...args} label="Follow" icon={<Radar size={20} />} />
    </div>
  ),
};
