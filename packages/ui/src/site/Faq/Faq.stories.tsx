import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '../../controls/EmptyState/EmptyState.tsx';
import { faqCategories } from '../site.fixtures.tsx';
import { Faq } from './Faq.tsx';

const meta: Meta<typeof Faq> = {
  title: 'Site/Faq',
  component: Faq,
  args: { categories: faqCategories },
};
export default meta;
type Story = StoryObj<typeof Faq>;

const move = /^Press another option/;

export const Default: Story = {
  play: async ({ canvas }) => {
    const question = canvas.getByText('How do I move my vote?');
    await expect(canvas.getByText(move)).not.toBeVisible();
    await userEvent.click(question);
    await waitFor(() => expect(canvas.getByText(move)).toBeVisible());
    const row = question.closest('summary')!;
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
  },
};

/** Several answers can be open. */
export const Unfolded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('How do I move my vote?'));
    await userEvent.click(canvas.getByText('Who can I invite?'));
    await waitFor(() => expect(canvas.getByText(move)).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Open your rooms' })).toHaveAttribute('href', '/rooms'),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

/** Found words are bold. An answer unfolds if the words are in it alone. */
export const Searched: Story = {
  args: { query: 'AUTHOR product' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 answer found');
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByText('author')).toBeVisible());
    await expect(canvas.getByText('author').tagName).toBe('B');
  },
};

export const NothingFound: Story = {
  args: { query: 'parking', empty: <EmptyState title="No answer found" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 answers found');
    await expect(canvas.getByRole('heading', { name: 'No answer found' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Counterexample: an answer that leaves the reader where they were. */
export const Evasive: Story = {
  tags: ['!dev', '!test'],
  args: {
    query: 'vote',
    categories: [
      {
        key: 'rooms',
        title: 'Rooms',
        questions: [{ key: 'vote', question: 'How do votes work?', answer: 'Votes work in rooms.' }],
      },
    ],
  },
};
