import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button {...args} variant="primary" />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger">
        Delete
      </Button>
      <Button {...args} variant="primary" shape="rounded">
        Download on iOS
      </Button>
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const WithIcons: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 400 }}>
      <Button {...args} variant="primary" block trailingIcon={<ArrowUpRight size={18} />}>
        View at Atelier Brume
      </Button>
      <Button {...args} block icon={<ShoppingBag size={20} />} />
    </div>
  ),
};

export const Busy: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button {...args} variant="primary" busy />
      <Button {...args} icon={<ShoppingBag size={20} />} busy>
        Save
      </Button>
      <Button {...args} icon={<ShoppingBag size={20} />}>
        Save
      </Button>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const [busy, idle] = canvas.getAllByRole('button', { name: 'Save' });
    await expect(busy!.offsetWidth).toBe(idle!.offsetWidth);
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy!);
    await expect(busy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const BusySubmit: Story = {
  args: { children: 'Sign In', type: 'submit', busy: true, variant: 'primary', onSubmit: fn() },
  render: ({ onSubmit, ...args }) => (
    <form onSubmit={() => onSubmit?.({} as never)}>
      <input aria-label="Username" />
      <Button {...args} />
    </form>
  ),
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'mina{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button {...args} variant="primary" />
      <Button {...args} />
    </div>
  ),
};

export const AsLink: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  render: (args) => (
    <Button {...args} asChild variant="primary" trailingIcon={<ArrowUpRight size={18} />}>
      <a href="#shop">View at Atelier Brume</a>
    </Button>
  ),
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'View at Atelier Brume' });
    await expect(link).not.toHaveAttribute('type');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const LongLabel: Story = {
  args: { variant: 'primary', icon: <ShoppingBag size={20} />, trailingIcon: <ArrowUpRight size={18} /> },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Button {...args}>View it at the Maison of the Unpronounceable Sisters</Button>
    </div>
  ),
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'pressed', 'disabled'] },
  args: { variant: 'primary' },
};

/** One main action, and the alternative beside it. */
export const OnePrimary: Story = {
  tags: ['!dev', '!test'],
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button variant="primary">Save changes</Button>
      <Button>Cancel</Button>
    </div>
  ),
};

/** Counterexample: two primary buttons compete. */
export const TwoPrimaries: Story = {
  tags: ['!dev', '!test'],
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button variant="primary">Save changes</Button>
      <Button variant="primary">Cancel</Button>
    </div>
  ),
};
