import type { Meta, StoryObj } from '@storybook/react-vite';
import CloudOff from 'lucide-react/icons/cloud-off';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Controls/ErrorState',
  component: ErrorState,
  args: {
    title: 'Something went wrong',
    help: 'We couldn’t load the products. Check your connection and try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** In the place of a whole page, a little above its middle. */
export const WholePage: Story = {
  args: { headingLevel: 1, icon: <CloudOff size={32} strokeWidth={1.5} /> },
  globals: { viewport: { value: 'mobile1' } },
};

/** In the place of the list that a page is for. */
export const ListOfAPage: Story = { args: { leads: true, help: undefined } };

/** In the place of a part, in the size of the text around it. */
export const PartOfAPage: Story = { args: { headingLevel: 3, help: undefined } };

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

/** Counterexample: a retry cannot bring back a deleted post. */
export const RetryWhatIsGone: Story = {
  tags: ['!dev', '!test'],
  args: { title: 'This post is gone', help: undefined },
};
