import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HashtagChip } from './HashtagChip.tsx';

const meta: Meta<typeof HashtagChip> = {
  title: 'Discover/HashtagChip',
  component: HashtagChip,
  args: { name: 'linen', href: '/discover?q=%23linen', onOpen: fn((event) => event.preventDefault()) },
};
export default meta;
type Story = StoryObj<typeof HashtagChip>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('link', { name: '#linen' });
    await userEvent.click(chip);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    chip.blur();
  },
};

/** Long names, and those of other scripts. */
export const Names: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, width: 288 }}>
      {['wintercoats', 'ä'.repeat(90), 'معطف', '冬のコート'].map((name) => (
        <HashtagChip key={name} {...args} name={name} />
      ))}
    </div>
  ),
};

export const Interaction: Story = { parameters: { interaction: ['rest', 'hover', 'focus'] } };
