import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Controls/EmptyState',
  component: EmptyState,
  args: { title: 'Nothing liked yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: {
    icon: <Heart size={32} strokeWidth={1.5} />,
    help: 'The heart on a product keeps it here for you.',
    action: <Button variant="primary">Browse products</Button>,
  },
};

export const TitleOnly: Story = {};

export const LongWordsOnPhone: Story = {
  args: {
    title: 'No products were found for “unpronounceabilityunpronounceability”',
    help: 'Fewer words find more. So do other words for the same thing, or a colour, or the name of a shop.',
    action: <Button>Clear search</Button>,
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** Counterexample: the text sounds like a failure. */
export const SoundsLikeAFailure: Story = {
  tags: ['!dev', '!test'],
  args: { title: 'Oops!', help: 'Something seems to be missing here.' },
};
