import type { Meta, StoryObj } from '@storybook/react-vite';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Controls/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered', docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { content: 'Cart', children: <IconButton label="Cart" icon={<ShoppingBag size={20} />} /> },
  // Makes the screenshot show the whole page.
  decorators: [
    (Story) => (
      <div data-overlay>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Cart');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

/** Initially open, for the documentation page. */
export const Opened: Story = { tags: ['!dev', '!test'], args: { defaultOpen: true } };

export const LongText: Story = {
  args: { content: 'What you put here stays here, on this device, until you take it out or sign out.' },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

/** Counterexample: the tooltip repeats the visible label. */
export const SaidTwice: Story = {
  tags: ['!dev', '!test'],
  args: { defaultOpen: true, content: 'Add to cart', children: <Button>Add to cart</Button> },
};
