import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Controls/ErrorState',
  component: ErrorState,
  args: {
    title: 'The products did not load',
    help: 'The shop did not answer. Check your connection and try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The products did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const NothingToRetry: Story = {
  args: { title: 'This post is gone', help: undefined, onRetry: undefined },
};

export const OwnLabel: Story = {
  args: { retryLabel: 'Reload messages' },
  parameters: { visual: { disable: true } },
};

/** How it should not be. */
export const RetryWhatIsGone: Story = {
  tags: ['!dev', '!test'],
  args: { title: 'This post is gone', help: undefined },
};
